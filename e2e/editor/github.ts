import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { listFiles } from '@/scripts/lib/list-files';

/** The only token that the mocked GitHub accepts. */
export const token = 'github_pat_of_the_tests';

type Run = { id: number; conclusion: string | null; updated_at: string; html_url: string };
type Annotation = { annotation_level: string; title?: string; message: string };
type CommitInput = { fileChanges: { additions: { path: string; contents: string }[] } };

/**
 * Responds to the editor's requests to GitHub's API from a repository that contains a content folder.
 *
 * @param directory where the files of this folder in the repository are
 */
export async function mockGitHub(page: Page, contentFolder: string, directory: string) {
  cpSync(contentFolder, directory, { recursive: true });
  const read = (file: string) => readFileSync(path.join(directory, file));
  const find = (sha?: string) =>
    listFiles(directory)
      .map(read)
      .find((data) => shaOf(data) === sha);
  const github = {
    commitCount: 0,
    /** The runs of the workflow that publishes the site, newest first, and what the newest has reported. */
    runs: [] as Run[],
    annotations: [] as Annotation[],
    readContent() {
      const { files, problems } = readContent(directory);
      if (!files) throw new ContentError(problems);
      return files;
    },
    /** Reads a photo that the content refers to. */
    readPhoto: (file = '') => read(file),
  };

  function commit({ fileChanges: { additions } }: CommitInput) {
    github.commitCount += 1;
    const shas = additions.map(({ path: file, contents }, index) => {
      const data = Buffer.from(contents, 'base64');
      writeFileSync(path.join(directory, path.relative(contentFolder, file)), data);
      return [`file_${index}`, { oid: shaOf(data) }];
    });
    return { oid: `commit-${github.commitCount}`, committedDate: new Date(), ...Object.fromEntries(shas) };
  }

  function query(text: string) {
    const last = { oid: `commit-${github.commitCount}`, author: { name: 'Sam' }, committedDate: new Date() };
    const ref = { target: { history: { nodes: [last] } } };
    // The texts and the commits of files, each under a name such as `content_3`.
    const fields = [...text.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(([, name, sha]) => {
      return [name, sha ? { text: String(find(sha)), isTruncated: false } : ref];
    });
    return { defaultBranchRef: { name: 'main' }, ref, ...Object.fromEntries(fields) };
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const respond = (json: unknown, status = 200) => route.fulfill({ json, status });
    if (!request.headers().authorization?.endsWith(token))
      return respond({ message: 'Bad credentials' }, 401);
    const resource = new URL(request.url()).pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '');
    if (resource === '/user') return respond({ id: 1, login: 'sam', name: 'Sam' });
    if (resource.startsWith('/collaborators/')) return respond({});
    if (resource.startsWith('/git/trees/')) {
      const tree = listFiles(directory).map((file) => {
        const data = read(file);
        return { type: 'blob', path: `${contentFolder}/${file}`, sha: shaOf(data), size: data.length };
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
        ? { createCommitOnBranch: { commit: commit(input) } }
        : { repository: query(body.query) };
      return respond({ data });
    }
    if (resource === '/actions/workflows/publish.yml/runs') return respond({ workflow_runs: github.runs });
    if (resource.endsWith('/jobs')) return respond({ jobs: [{ id: 1 }] });
    if (resource.endsWith('/annotations')) return respond(github.annotations);
    return respond({ message: 'Not Found' }, 404);
  });
  return github;
}

/** The name that Git gives to the content of a file. */
function shaOf(data: Buffer) {
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}
