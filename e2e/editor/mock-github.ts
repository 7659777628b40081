import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { listFiles } from '@/scripts/lib/files';

/** The only token that the mocked GitHub accepts. */
export const token = 'github_pat_of_the_tests';

type Annotation = { annotation_level: string; title?: string; message: string };
type Commit = { sha: string; date: Date; files: string[] };
type Run = { id: number; head_sha: string; conclusion: string | null; annotations: Annotation[] };
type CommitInput = { fileChanges: { additions: { path: string; contents: string }[] } };

/**
 * Responds to the editor's requests to GitHub's API from a repository that contains a content folder.
 *
 * @param directory where the files of this folder in the repository are
 */
export async function mockGitHub(page: Page, contentDirectory: string, directory: string) {
  cpSync(contentDirectory, directory, { recursive: true });
  const read = (file: string) => readFileSync(path.join(directory, file));
  const find = (sha?: string) =>
    listFiles(directory)
      .map(read)
      .find((data) => shaOf(data) === sha);
  const commits: Commit[] = [{ sha: 'commit-0', date: new Date('2026-05-01'), files: listFiles(directory) }];
  const runs: Run[] = [];
  /** Starts a run for a commit, by default the newest. */
  function startRun(head_sha = commits[0]?.sha ?? '') {
    const run: Run = { id: runs.length + 1, head_sha, conclusion: null, annotations: [] };
    runs.unshift(run);
    return run;
  }

  /** Saves files, from the editor or, in a test, from another device. */
  function commit(files: Map<string, Buffer>) {
    for (const [file, data] of files) writeFileSync(path.join(directory, file), data);
    commits.unshift({ sha: `commit-${commits.length}`, date: new Date(), files: [...files.keys()] });
  }

  const github = {
    /** Newest first. */
    commits,
    commit,
    startRun,
    /** Starts and ends a run of the newest commit. */
    publish(conclusion: string, annotation?: { title?: string; message: string }) {
      const annotation_level = conclusion === 'success' ? 'notice' : 'failure';
      const exitCode = { annotation_level, message: 'Process completed with exit code 1.' };
      const annotations = annotation ? [{ annotation_level, ...annotation }, exitCode] : [];
      Object.assign(startRun(), { conclusion, annotations });
    },
    /** Whether there is the workflow that publishes the site. */
    hasWorkflow: true,
    /** The requests that GitHub refuses, with this status. */
    refusal: { requests: /^$/, status: 0, isForTokensOnly: false },
    readContent() {
      const { files, problems } = readContent(directory);
      if (!files) throw new ContentError(problems);
      return files;
    },
    /** Reads a file of the content, or a photo that it refers to. */
    readFile: (file = '') => read(file),
  };

  function commitInput({ fileChanges: { additions } }: CommitInput) {
    const files = additions.map(({ path: file, contents }) => {
      return [path.relative(contentDirectory, file), Buffer.from(contents, 'base64')] as const;
    });
    commit(new Map(files));
    const shas = files.map(([, data], index) => [`file_${index}`, { oid: shaOf(data) }]);
    return { oid: commits[0]?.sha, committedDate: new Date(), ...Object.fromEntries(shas) };
  }

  function query(text: string) {
    const [{ sha: oid, date: committedDate } = { sha: '', date: new Date() }] = commits;
    const ref = { target: { history: { nodes: [{ oid, author: { name: 'Sam' }, committedDate }] } } };
    // The texts and the commits of files, each under a name such as `content_3`.
    const fields = [...text.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(([, name, sha]) => {
      return [name, sha ? { text: String(find(sha)), isTruncated: false } : ref];
    });
    return { defaultBranchRef: { name: 'main' }, ref, ...Object.fromEntries(fields) };
  }

  /** The runs of a commit, or of all, as GitHub describes them. */
  function runsOf(sha: string | null) {
    const date = '2026-05-01T08:51:00Z';
    return runs
      .filter(({ head_sha }) => !sha || head_sha === sha)
      .map(({ id, conclusion }) => {
        const html_url = `https://github.com/ferris/website/actions/runs/${id}`;
        return { id, conclusion, run_started_at: date, updated_at: date, html_url };
      });
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const respond = (json: unknown, status = 200) => route.fulfill({ json, status });
    const { authorization } = request.headers();
    const { pathname, searchParams } = new URL(request.url());
    const resource = pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '');
    const { requests, status, isForTokensOnly } = github.refusal;
    if (requests.test(resource) && (authorization || !isForTokensOnly)) {
      return respond({ message: 'Refused' }, status);
    }
    const annotations = /^\/check-runs\/(\d+)\/annotations$/.exec(resource)?.[1];
    if (annotations) return respond(runs.find(({ id }) => id === Number(annotations))?.annotations);
    if (!authorization?.endsWith(token)) return respond({ message: 'Bad credentials' }, 401);
    if (resource === '/user') return respond({ id: 1, login: 'sam', name: 'Sam' });
    if (resource.startsWith('/collaborators/')) return respond({});
    if (resource.startsWith('/git/trees/')) {
      const tree = listFiles(directory).map((file) => {
        const data = read(file);
        return { type: 'blob', path: `${contentDirectory}/${file}`, sha: shaOf(data), size: data.length };
      });
      return respond({ tree });
    }
    if (resource.startsWith('/git/blobs/')) {
      return route.fulfill({ contentType: 'application/octet-stream', body: find(path.basename(resource)) });
    }
    if (resource === '/graphql') {
      const body: { query: string; variables: { input?: CommitInput } } = request.postDataJSON();
      const { input } = body.variables;
      const data = input
        ? { createCommitOnBranch: { commit: commitInput(input) } }
        : { repository: query(body.query) };
      return respond({ data });
    }
    if (resource === '/commits') {
      const file = path.relative(contentDirectory, searchParams.get('path') ?? contentDirectory);
      const found = commits.filter(({ files }) => !file || files.includes(file));
      return respond(found.map(({ sha, date }) => ({ sha, commit: { committer: { date } } })));
    }
    if (resource === '/actions/workflows/publish.yml/runs' && github.hasWorkflow) {
      return respond({ workflow_runs: runsOf(searchParams.get('head_sha')) });
    }
    const run = /^\/actions\/runs\/(\d+)\/jobs$/.exec(resource)?.[1];
    if (run) return respond({ jobs: [{ id: Number(run) }] });
    return respond({ message: 'Not Found' }, 404);
  });
  return github;
}

/** The name that Git gives to the content of a file. */
function shaOf(data: Buffer) {
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}
