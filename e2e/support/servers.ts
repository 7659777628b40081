import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCommand } from '@/scripts/lib/find-command';
import { freePort } from '@/scripts/lib/listen';
import { findWrangler } from './installed';

/** What a server gets: a port, the document root, and a temporary directory for its configuration. */
type Place = { port: number; root: string; directory: string };

/** A server that can host the export. */
type Server = {
  name: string;
  /** Whether it has a configuration of this project; the others are as they are installed. */
  isConfigured: boolean;
  /** Whether it also serves a site in a folder: our other configurations are for the root of a host. */
  isForFolder?: boolean;
  /** The path of its command, if it is installed. */
  command?: string;
  /** Writes its configuration, and returns the arguments of the command. */
  configure: (place: Place) => string[];
};

const nginx = findCommand('nginx');
const apache = findCommand('apache2');

export const servers: Server[] = [
  {
    name: 'Python',
    isConfigured: false,
    isForFolder: true,
    command: findCommand('python3'),
    configure: ({ port, root }) => ['-m', 'http.server', `${port}`, '--directory', root],
  },
  {
    name: 'Apache as installed',
    isConfigured: false,
    command: apache,
    // Some web hosts have MultiViews on.
    configure: (place) =>
      configureApache(place, 'Options Indexes FollowSymLinks MultiViews\nAllowOverride None'),
  },
  {
    name: 'Apache with .htaccess',
    isConfigured: true,
    isForFolder: true,
    command: apache,
    configure: (place) => configureApache(place, 'Options Indexes FollowSymLinks\nAllowOverride All'),
  },
  {
    name: 'nginx as installed',
    isConfigured: false,
    command: nginx,
    configure: (place) =>
      configureNginx(
        place,
        `include /etc/nginx/mime.types;
        server {
          listen ${place.port};
          root ${place.root};
          location / { try_files $uri $uri/ =404; }
        }`,
      ),
  },
  {
    name: 'nginx with our configuration',
    isConfigured: true,
    command: findNginxWithBrotli(),
    configure: (place) => configureNginx(place, ourNginxConfiguration(place)),
  },
  {
    name: 'Caddy with our configuration',
    isConfigured: true,
    command: findCommand('caddy'),
    configure({ port, root, directory }) {
      const site = readFileSync('hosting/Caddyfile', 'utf8')
        .replace('www.example.com {', `http://localhost:${port} {`)
        .replace('/var/www/site', root);
      const file = write(directory, 'Caddyfile', `{\n\tadmin off\n}\n${site}`);
      return ['run', '--adapter', 'caddyfile', '--config', file];
    },
  },
  {
    name: 'Cloudflare',
    isConfigured: true,
    command: findWrangler() && process.execPath,
    configure({ port, root, directory }) {
      const site = readFileSync('wrangler.jsonc', 'utf8')
        .replace('"npm run build:launch"', '"exit 0"')
        .replace('"out"', JSON.stringify(root));
      const file = write(directory, 'wrangler.jsonc', site);
      const address = ['--ip', 'localhost', '--port', `${port}`, '--inspector-port', '0'];
      return [findWrangler() ?? '', 'dev', '--config', file, ...address];
    },
  },
];

function write(directory: string, name: string, text: string) {
  const file = path.join(directory, name);
  writeFileSync(file, text);
  return file;
}

/** Writes what Debian's packages configure. */
function configureApache({ port, root, directory }: Place, directives: string) {
  const modules =
    'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite setenvif'.split(' ');
  const file = write(
    directory,
    'apache.conf',
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    User www-data
    Group www-data
    ServerName localhost
    ServerRoot ${directory}
    DefaultRuntimeDir ${directory}
    Listen ${port}
    PidFile ${directory}/pid
    ErrorLog ${directory}/error.log
    TypesConfig /etc/mime.types
    AddType application/x-gzip .gz
    AddLanguage br .br
    AddOutputFilterByType DEFLATE text/html text/css text/javascript
    DocumentRoot ${root}
    <Directory />
      ${directives}
    </Directory>
    <Files ".ht*">
      Require all denied
    </Files>`,
  );
  return ['-D', 'FOREGROUND', '-f', file];
}

function configureNginx({ directory }: Place, site: string) {
  const file = write(
    directory,
    'nginx.conf',
    `user root; daemon off; pid ${directory}/pid; error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http { access_log off; ${site} }`,
  );
  return ['-c', file];
}

function ourNginxConfiguration({ port, root }: Place) {
  return readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll(/(listen .*)80;/g, `$1${port};`)
    .replace('/var/www/site', root)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;');
}

/** The path of nginx, if it is installed with what its configuration needs: some systems have it without Brotli. */
export function findNginxWithBrotli(): string | undefined {
  const nginx = findCommand('nginx');
  if (!nginx) return undefined;
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const place = { port: 8080, root: directory, directory };
  const { status } = spawnSync(nginx, ['-t', ...configureNginx(place, ourNginxConfiguration(place))]);
  rmSync(directory, { recursive: true });
  return status === 0 ? nginx : undefined;
}

/**
 * Starts a server on a free port.
 *
 * @param site the export, and the folder of the host that it was built for
 */
export async function startServer(
  { command = '', configure }: Server,
  { site, folder = '' }: { site: string; folder?: string },
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const directory = mkdtempSync(path.join(tmpdir(), 'host-'));
  // Apache reads the site as another user.
  chmodSync(directory, 0o755);
  const root = path.join(directory, 'root');
  cpSync(site, root + folder, { recursive: true });
  const server = spawn(command, configure({ port, root, directory }), {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Turns off Wrangler's telemetry.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let errorOutput = '';
  server.stderr.on('data', (text) => (errorOutput += text));
  const origin = `http://localhost:${port}${folder}`;
  const stop = () => {
    server.kill();
    rmSync(directory, { recursive: true });
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
    if (await fetch(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no response within 30 seconds');
}
