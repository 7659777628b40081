import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCommand } from '../scripts/find-command';
import { findWrangler } from '../scripts/hosts';
import { freePort, listen } from '../scripts/listen';
import { site } from '../scripts/serve';

/** A server of the export: where it is, and how to stop it. */
type Running = { origin: string; stop: () => void };

/** A server that the export is tested with. */
type Host = {
  name: string;
  isInstalled: boolean;
  /** Whether it is a part of one: to compress, and to send parts of files, is the work of the network before it. */
  isPart: boolean;
  start: () => Promise<Running>;
};

const root = path.resolve('out');

export const hosts: Host[] = [
  {
    name: 'the embedded server',
    isInstalled: true,
    isPart: false,
    async start() {
      const port = await freePort();
      const server = await listen(site(root, 'test-results/enquiries-of-hosts.jsonl'), port, 'PORT');
      return { origin: `http://localhost:${port}`, stop: () => server.close() };
    },
  },
  {
    name: 'nginx',
    isInstalled: Boolean(findCommand('nginx')),
    isPart: false,
    start: () =>
      startServer(findCommand('nginx'), (port, folder) => {
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
        return ['-c', file];
      }),
  },
  {
    name: 'caddy',
    isInstalled: Boolean(findCommand('caddy')),
    isPart: false,
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
    name: "Cloudflare's runtime",
    isInstalled: Boolean(findWrangler()),
    isPart: true,
    start: () =>
      startServer(process.execPath, (port) => [
        findWrangler() ?? '',
        ...['pages', 'dev', root, '--port', String(port), '--ip', 'localhost'],
        ...['--compatibility-date', '2026-01-01', '--inspector-port', '0'],
      ]),
  },
];

/**
 * Starts a server with its file from `hosting/`, on a free port and for this folder.
 *
 * @param configure writes the configuration into a folder of its own and gives the command's parameters
 */
async function startServer(
  command: string | undefined,
  configure: (port: number, folder: string) => string[],
): Promise<Running> {
  if (!command) throw new Error('The server is not installed.');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const server = spawn(command, configure(port, folder), {
    cwd: folder,
    stdio: 'pipe',
    // Wrangler would report what it is used for.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let told = '';
  server.stderr.on('data', (text) => (told += text));
  const origin = `http://localhost:${port}`;
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true });
  };
  await answering(origin, server).catch((error: unknown) => {
    stop();
    throw new Error(`${command} does not answer: ${told}`, { cause: error });
  });
  return { origin, stop };
}

/**
 * Waits until a server that has been started answers, whatever it answers.
 *
 * @throws Error when it has ended, or does not answer in half a minute
 */
export async function answering(origin: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) break;
    if (await ask(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no answer in half a minute');
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Asks for an address and gives the answer as it was sent: not redirected, not unpacked. */
export function ask(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
