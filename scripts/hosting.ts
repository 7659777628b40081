import { writeFile } from 'node:fs/promises';
import { askAgain, fileHeaders, hashedPaths, keep, pageHeaders } from './host-rules';
import { runCommand } from './run-command';

const headers = Object.entries({ ...fileHeaders, ...pageHeaders });
const note = 'Written by `npm run hosting` from scripts/host-rules.ts: change it there.';

/** The files that tell hosts how to serve the export, by their path. */
export function hostFiles(): Record<string, string> {
  return {
    'public/_headers': cloudflareAndNetlify(),
    'vercel.json': vercel(),
    'hosting/nginx.conf': nginx(),
    'hosting/Caddyfile': caddy(),
  };
}

/** Both put headers of all patterns that match together, and ask again for everything by themselves. */
function cloudflareAndNetlify() {
  const block = (pattern: string, entries: string[][]) =>
    [pattern, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    `# ${note}`,
    block('/*', headers),
    ...hashedPaths.map((path) => block(`${path}*`, [['Cache-Control', keep]])),
    '',
  ].join('\n');
}

function vercel() {
  const rule = (source: string, entries: string[][]) => ({
    source,
    headers: entries.map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', headers),
      ...hashedPaths.map((path) => rule(`${path}(.*)`, [['Cache-Control', keep]])),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function nginx() {
  return `# ${note}
# For /etc/nginx/conf.d/. Needs the brotli module (Debian: libnginx-mod-http-brotli-static).

map $uri $cache_control {
  ~^(${hashedPaths.join('|')}) "${keep}";
  default "${askAgain}";
}

server {
  listen 80;
  server_name www.example.com;
  root /var/www/site;

  # The compressed files lie beside the others.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  charset utf-8;
  charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json;
  include mime.types;
  types {
    application/manifest+json webmanifest;
    image/avif avif;
  }

  server_tokens off;
  add_header Cache-Control "$cache_control" always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  absolute_redirect off;
  error_page 404 /404.html;

  location = / {
    try_files /index.html =404;
  }

  location = /index.html {
    return 301 /;
  }

  # Where there is such a page, its address has neither an ending nor a slash at the end.
  location ~ "^/(?<page>[a-z0-9-]+)(/|\\.html)$" {
    if (!-f $document_root/$page.html) {
      return 404;
    }
    return 301 /$page$is_args$args;
  }

  location = /404.html {
    internal;
  }

  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}

function caddy() {
  return `# ${note}

(headers) {
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		-Server
	}
}

www.example.com {
	root * /var/www/site
	import headers
	@hashed path ${hashedPaths.map((path) => `${path}*`).join(' ')}
	header @hashed Cache-Control "${keep}"
	@others not path ${hashedPaths.map((path) => `${path}*`).join(' ')}
	header @others Cache-Control "${askAgain}"
	header /manifest.webmanifest Content-Type application/manifest+json

	@index path /index.html
	redir @index / 301

	# Where there is such a page, its address has neither an ending nor a slash at the end.
	map {query} {suffix} {
		"" ""
		default "?{query}"
	}
	@other path_regexp page ^/([a-z0-9-]+)(/|\\.html)$
	handle @other {
		@page file /{re.page.1}.html
		redir @page /{re.page.1}{suffix} 301
		error 404
	}

	handle {
		try_files {path} {path}.html
		# The compressed files lie beside the others.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import headers
		header Cache-Control "${askAgain}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

async function writeHostFiles() {
  for (const [file, text] of Object.entries(hostFiles())) await writeFile(file, text);
}

if (require.main === module) runCommand(writeHostFiles);
