import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findCommand } from '../support/browser';
import { freePort } from '../support/free-port';
import { findWrangler } from '../support/installed';

/** A server's port, document root, and temporary directory for its configuration. */
type Place = { port: number; root: string; directory: string };

/** A server that can host the export. */
type Server = {
  name: string;
  /** Whether this project has a configuration for it. The others run as installed. */
  isConfigured?: boolean;
  /** Whether it also serves a site in a folder. Our other configurations are for the root of a host. */
  isForFolder?: boolean;
  /** The path of its command, if it is installed. */
  command: string | undefined;
  /** Writes its configuration, and returns the arguments of the command. */
  configure: (place: Place) => string[];
};

export const servers: Server[] = [
  {
    name: 'Apache as installed',
    command: findCommand('apache2'),
    // Some web hosts enable MultiViews.
    configure: (place) => configureApache(place, 'Options +MultiViews\nAllowOverride None'),
  },
  {
    name: 'Apache with .htaccess',
    isConfigured: true,
    isForFolder: true,
    command: findCommand('apache2'),
    configure: (place) => configureApache(place, 'AllowOverride All'),
  },
  {
    name: 'Cloudflare',
    isConfigured: true,
    command: findWrangler() && process.execPath,
    configure({ port, root, directory }) {
      const site = readFileSync('wrangler.jsonc', 'utf8')
        .replace('"npm run build"', '"exit 0"')
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

/** Writes a configuration like that of Debian's packages. */
function configureApache({ port, root, directory }: Place, directives: string) {
  const modules =
    'mpm_event authz_core autoindex brotli deflate dir filter headers mime negotiation rewrite setenvif';
  const load = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  const configuration = `${modules.split(' ').map(load).join('\n')}
    User www-data
    Group www-data
    ServerName localhost
    ServerRoot ${directory}
    DefaultRuntimeDir ${directory}
    Listen ${port}
    PidFile ${directory}/pid
    ErrorLog ${directory}/error.log
    TypesConfig /etc/mime.types
    AddOutputFilterByType DEFLATE text/html text/css text/javascript
    DocumentRoot ${root}
    <Directory />
      Options Indexes FollowSymLinks
      ${directives}
    </Directory>
    <Files ".ht*">
      Require all denied
    </Files>`;
  return ['-D', 'FOREGROUND', '-f', write(directory, 'apache.conf', configuration)];
}

/** The path of a page below another one, as a site may have: here, a copy of another page. */
export const nestedPage = { path: '/services/wallpapering', copyOf: '/terms' };

/** A file with which a search engine verifies who owns the site. */
export const proof = '/google0123456789abcdef.html';

/** Adds that page and that file as the build would. */
function addFiles(root: string) {
  cpSync(`${root}${nestedPage.copyOf}.html`, `${root}${nestedPage.path}.html`);
  cpSync(`${root}${nestedPage.copyOf}/index.html`, `${root}${nestedPage.path}/index.html`);
  writeFileSync(root + proof, 'google-site-verification: google0123456789abcdef.html');
}

/** Starts a server on a free port, with an export in the folder of the host that it was built for. */
export async function startServer(
  { name, command = '', configure }: Server,
  site: { directory: string; folder: string },
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const directory = mkdtempSync(path.join(tmpdir(), 'host-'));
  // Apache reads the site as another user.
  chmodSync(directory, 0o755);
  const root = path.join(directory, 'root');
  cpSync(site.directory, root + site.folder, { recursive: true });
  addFiles(root + site.folder);
  const server = spawn(command, configure({ port, root, directory }), {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Turns off Wrangler's telemetry.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let errorOutput = '';
  server.stderr.on('data', (text) => (errorOutput += text));
  const origin = `http://localhost:${port}${site.folder}`;
  const stop = () => {
    server.kill();
    // The server may still be writing.
    rmSync(directory, { recursive: true, maxRetries: 10 });
  };
  await waitForServer(name, origin).catch((cause: unknown) => {
    stop();
    throw new Error(`${name} did not start: ${errorOutput}`, { cause });
  });
  return { origin, stop };
}

/** Waits until a server responds, with any status. */
const waitForServer = (name: string, origin: string) =>
  expect(async () => {
    const response = await fetch(origin);
    await response.arrayBuffer();
  }, `${name} responds`).toPass({ timeout: 30_000 });
