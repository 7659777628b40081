import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findCommand } from '@/scripts/lib/find-command';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { findWrangler } from './installed';
import { freePort, listen } from '@/scripts/lib/listen';
import { staticServer } from '@/scripts/preview/static-server';

type RunningServer = { origin: string; stop: () => void };

/** A server that can host the export. */
type Server = {
  name: string;
  isInstalled: boolean;
  /** In production, compression and range requests are handled by a CDN in front of it. */
  isBehindCdn: boolean;
  start: () => Promise<RunningServer>;
};

const root = path.resolve(previewDirectory);

export const servers: Server[] = [
  {
    name: 'the local server',
    isInstalled: true,
    isBehindCdn: false,
    async start() {
      const port = await freePort();
      const server = await listen(staticServer(root, 'test-results/enquiries-of-hosts.jsonl'), port, 'PORT');
      return { origin: `http://localhost:${port}`, stop: () => server.close() };
    },
  },
  {
    name: 'nginx',
    isInstalled: acceptsNginxConfiguration(),
    isBehindCdn: false,
    start: () =>
      startServer(findCommand('nginx'), (port, folder) => ['-c', writeNginxConfiguration(port, folder)]),
  },
  {
    name: 'caddy',
    isInstalled: Boolean(findCommand('caddy')),
    isBehindCdn: false,
    start: () =>
      startServer(findCommand('caddy'), (port, folder) => {
        const host = readFileSync('hosting/Caddyfile', 'utf8')
          .replace('www.example.com {', `http://localhost:${port} {`)
          .replace('root * /var/www/site', `root * ${root}`);
        const file = path.join(folder, 'Caddyfile');
        writeFileSync(file, `{\n\tadmin off\n}\n${host}`);
        return ['run', '--adapter', 'caddyfile', '--config', file];
      }),
  },
  {
    name: 'Cloudflare Pages',
    isInstalled: Boolean(findWrangler()),
    isBehindCdn: true,
    start: () =>
      startServer(process.execPath, (port) => [
        findWrangler() ?? '',
        ...['pages', 'dev', root, '--port', String(port), '--ip', 'localhost'],
        ...['--compatibility-date', '2026-01-01', '--inspector-port', '0'],
      ]),
  },
];

/** Writes nginx's configuration, and returns its path. */
function writeNginxConfiguration(port: number, folder: string) {
  const host = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /var/www/site;', `root ${root};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; daemon off; pid ${folder}/pid; error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http { access_log off; ${host} }`,
  );
  return file;
}

/** Whether nginx is installed with what its configuration needs: some systems have it without Brotli. */
function acceptsNginxConfiguration() {
  const nginx = findCommand('nginx');
  if (!nginx) return false;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { status } = spawnSync(nginx, ['-t', '-c', writeNginxConfiguration(8080, folder)]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/**
 * Starts a server on a free port with its configuration from `hosting/`.
 *
 * @param configure writes the configuration into a temporary folder and returns the command's arguments
 */
async function startServer(
  command: string | undefined,
  configure: (port: number, folder: string) => string[],
): Promise<RunningServer> {
  if (!command) throw new Error('The server is not installed.');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const server = spawn(command, configure(port, folder), {
    cwd: folder,
    stdio: 'pipe',
    // Turns off Wrangler's telemetry.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let errorOutput = '';
  server.stderr.on('data', (text) => (errorOutput += text));
  const origin = `http://localhost:${port}`;
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true });
  };
  await waitForServer(origin, server).catch((error: unknown) => {
    stop();
    throw new Error(`${command} did not start: ${errorOutput}`, { cause: error });
  });
  return { origin, stop };
}

/**
 * Waits until a server process responds, with any status.
 *
 * @throws Error when the process has exited or does not respond within 30 seconds
 */
export async function waitForServer(origin: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) break;
    if (await sendRequest(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no response within 30 seconds');
}

type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a request and returns the raw response: redirects are not followed, the body is not decompressed. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (response) => {
      const status = response.statusCode ?? 0;
      const fields = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      buffer(response).then((body) => resolve({ status, headers: fields, body }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
