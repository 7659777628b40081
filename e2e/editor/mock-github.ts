import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { listFiles } from '@/scripts/utils/files';

/** The only token that the mocked GitHub accepts, until it has expired. */
export const token = 'github_pat_of_the_tests';

type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
};
type GraphQl = { query: string; variables: { input?: CommitInput } };

/** A response of GitHub: JSON, or the content of a file. */
type Response = { status?: number; json?: unknown; file?: Buffer };

/**
 * GitHub's API for the editor, for a repository whose branch `main` has a content directory.
 *
 * @param repository its name and that of its owner: `sam/website`
 * @param directory where the files of this directory in the repository are
 */
export function mockGitHub(repository: string, contentDirectory: string, directory: string) {
  cpSync(contentDirectory, directory, { recursive: true });
  const read = (file: string) => readFileSync(path.join(directory, file));
  const readAll = () =>
    listFiles(directory).map((file) => ({ file, data: read(file), sha: hash(read(file)) }));
  const find = (sha?: string) => readAll().find((file) => file.sha === sha)?.data;
  const commits = [{ sha: 'commit-0', date: new Date('2026-05-01') }];

  const github = {
    /** Newest first. */
    commits,
    hasTokenExpired: false,
    /** How the run of the newest commit has ended. */
    run: { id: 1, conclusion: 'success', annotations: [{}] },
    /** Saves files, from the editor or, in a test, from another device. */
    commit(files: Record<string, Buffer | string>) {
      for (const [file, data] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
        writeFileSync(path.join(directory, file), data);
      }
      commits.unshift({ sha: `commit-${commits.length}`, date: new Date() });
    },
    readContent() {
      const { files, problems } = readContent(directory);
      if (!files) throw new ContentError(problems);
      return files;
    },
    /** Reads a file of the content, or a photo that it refers to. */
    readFile: (file = '') => read(file),
  };

  function commitInput({ branch, expectedHeadOid, fileChanges: { additions } }: CommitInput) {
    const isNewest = expectedHeadOid === commits[0]?.sha;
    if (branch.repositoryNameWithOwner !== repository || branch.branchName !== 'main' || !isNewest)
      return { errors: [{ message: 'There is no such branch, or a newer commit.' }] };
    const files = additions.map(({ path: file, contents }) => {
      return [path.relative(contentDirectory, file), Buffer.from(contents, 'base64')] as const;
    });
    github.commit(Object.fromEntries(files));
    const shas = files.map(([, data], index) => [`file_${index}`, { oid: hash(data) }]);
    const commit = { oid: commits[0]?.sha, committedDate: new Date(), ...Object.fromEntries(shas) };
    return { data: { createCommitOnBranch: { commit } } };
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

  /** The JSON that GitHub responds with, by the path after that of the repository. */
  const responses: Record<string, (parameters: URLSearchParams, body: GraphQl) => unknown> = {
    '/user': () => ({ id: 1, login: 'sam', name: 'Sam' }),
    '/collaborators': () => ({}),
    '/git/trees': () => ({
      tree: readAll().map(({ file, data, sha }) => {
        return { type: 'blob', path: `${contentDirectory}/${file}`, sha, size: data.length };
      }),
    }),
    '/graphql': (_, { query: text, variables: { input } }) => {
      if (input) return commitInput(input);
      // A token that has only "Contents" may not read them.
      return text.includes('checkSuites') ? undefined : { data: { repository: query(text) } };
    },
    '/commits': () => commits.map(({ sha }) => ({ sha })),
    '/actions/workflows/publish.yml/runs': () => ({
      workflow_runs: [{ ...github.run, updated_at: '2026-05-01T08:51:00Z' }],
    }),
    '/actions/runs/jobs': () => ({ jobs: [{ id: 1 }] }),
    '/check-runs/annotations': () => github.run.annotations,
  };

  /** Responds to a request: its address without the origin, the token that it is authorised with, and its body. */
  function respond(address: string, authorization = '', body = ''): Response {
    const { pathname, searchParams } = new URL(address, 'https://api.github.com');
    if (github.hasTokenExpired || !authorization.endsWith(token)) return { status: 401, json: {} };
    const resource = pathname.replace(`/repos/${repository}`, '');
    const file = resource.startsWith('/git/blobs/') ? find(path.basename(pathname)) : undefined;
    if (file) return { file };
    const [, name] = /^\/contents\/.*\/([\w.]+)$/.exec(resource) ?? [];
    if (name) return { json: { sha: hash(read(name)) } };
    const respond = responses[resource.replace(/^(\/(collaborators|git\/trees))\/.*|\/\d+/, '$1')];
    const json = respond?.(searchParams, body ? JSON.parse(body) : undefined);
    return json ? { json } : { status: 404, json: {} };
  }
  return Object.assign(github, { respond });
}

/** The name that Git gives to the content of a file. */
function hash(data: Buffer) {
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}
