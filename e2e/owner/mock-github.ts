import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { staticServer } from '@/preview/static-server';
import { listFiles } from '@/lib/files';
import { listen, portOf } from '@/preview/listen';
import { sites } from '../support/sites';

/** The only token that the mocked GitHub accepts. */
export const token = 'github_pat_of_the_tests';

type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
};
type GraphQl = { query: string; variables: { input?: CommitInput } };

const { contentDirectory, directory: siteDirectory } = sites.full;
const prefix = '/api.github.com';
const repository = 'ferris/website';

/** In the page: sends the editor's GitHub requests to the mock. Only this works the same in all browsers. */
export function useMockedGitHub() {
  const { fetch } = window;
  window.fetch = (address, options) => fetch(String(address).replace('https://api.', '/api.'), options);
}

/** Copies the site's content with only four gallery photos: the editor takes seconds to render all. */
export function copyContent(directory: string) {
  cpSync(contentDirectory, directory, { recursive: true });
  const photos = readFileSync(`${contentDirectory}/gallery.yaml`, 'utf8').split(/^(?=- )/m);
  writeFileSync(path.join(directory, 'gallery.yaml'), photos.slice(0, 4).join(''));
}

/** Serves the site and, for its editor, a mocked GitHub with a copy of the content. */
export async function mockGitHub() {
  // Not in Playwright's directory, which another run empties, even one that refuses to start.
  const directory = mkdtempSync(path.join(tmpdir(), 'github-'));
  copyContent(directory);
  /** Reads a file of the content, or a photo that it refers to. */
  const readFile = (file = '') => readFileSync(path.join(directory, file));
  const findBlob = (sha?: string) =>
    listFiles(directory)
      .map(readFile)
      .find((data) => hash(data) === sha);
  const commits = [{ oid: 'commit-0', committedDate: '2026-05-01' }];
  const run = { conclusion: 'success', updated_at: '2026-05-01T08:51:00Z', html_url: 'https://github.com/' };
  const serveSite = staticServer(siteDirectory);
  const server = await listen((request, response) => {
    if (request.url?.startsWith(prefix)) void respond(request, response);
    else serveSite(request, response);
  }, 0);

  const github = {
    /** The newest are first. */
    commits,
    run,
    baseURL: `http://localhost:${portOf(server)}/`,
    readFile,
    readContent() {
      const { files, problems } = readContent(directory);
      if (!files) throw new ContentError(problems);
      return files;
    },
    /** Saves files, like the editor or, in a test, another device. */
    commit(files: Record<string, Buffer | string>) {
      for (const [file, data] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
        writeFileSync(path.join(directory, file), data);
      }
      commits.unshift({ oid: `commit-${commits.length}`, committedDate: new Date().toISOString() });
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true });
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse) {
    if (!request.headers.authorization?.endsWith(token)) return response.writeHead(401).end('{}');
    const { pathname } = new URL(request.url ?? '', github.baseURL);
    const resource = pathname.replace(prefix, '').replace(`/repos/${repository}`, '');
    const name = path.basename(pathname);
    const blob = resource.startsWith('/git/blobs/') ? findBlob(name) : undefined;
    if (blob) return response.setHeader('Content-Type', 'application/octet-stream').end(blob);
    const find = responses[resource] ?? responses[path.dirname(resource)];
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    const found = find?.(name, Object(body));
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found));
  }

  const newest = () => commits[0];

  function commitInput({ branch, expectedHeadOid, fileChanges: { additions } }: CommitInput) {
    const isNewest = expectedHeadOid === newest()?.oid;
    if (branch.repositoryNameWithOwner !== repository || branch.branchName !== 'main' || !isNewest)
      return { errors: [{ message: 'There is no such branch, or a newer commit.' }] };
    const files = additions.map(({ path: file, contents }) => {
      return [path.relative(contentDirectory, file), Buffer.from(contents, 'base64')] as const;
    });
    github.commit(Object.fromEntries(files));
    const shas = files.map(([, data], index) => [`file_${index}`, { oid: hash(data) }]);
    return { data: { createCommitOnBranch: { commit: { ...newest(), ...Object.fromEntries(shas) } } } };
  }

  function query(text: string) {
    const ref = { target: { history: { nodes: [{ ...newest(), author: { name: 'Sam' } }] } } };
    // The texts and commits of files, each under a name such as `content_3`.
    const fields = [...text.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(([, name, sha]) => {
      return [name, sha ? { text: String(findBlob(sha)), isTruncated: false } : ref];
    });
    return { defaultBranchRef: { name: 'main' }, ref, ...Object.fromEntries(fields) };
  }

  /** GitHub's JSON responses, by the path after the repository's, with or without its last part. */
  const responses: Record<string, (name: string, body: GraphQl) => unknown> = {
    '/actions/workflows/publish.yml/runs': () => ({ workflow_runs: [run] }),
    '/user': () => ({ id: 1, login: 'sam', name: 'Sam' }),
    '/collaborators': () => ({}),
    '/git/trees': () => ({
      tree: listFiles(directory).map((file) => {
        const data = readFile(file);
        return { type: 'blob', path: `${contentDirectory}/${file}`, sha: hash(data), size: data.length };
      }),
    }),
    '/graphql': (_, { query: text, variables: { input } }) => {
      if (input) return commitInput(input);
      // A token with only "Contents" may not read check suites.
      if (text.includes('checkSuites')) return { errors: [{ message: 'Resource not accessible' }] };
      return { data: { repository: query(text) } };
    },
    [`/contents/${contentDirectory}`]: (name) => ({ sha: hash(readFile(name)) }),
  };
  return github;
}

/** The hash that Git gives to the content of a file. */
function hash(data: Buffer) {
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}
