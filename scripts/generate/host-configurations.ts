import { fileHeaders, hashedPaths, immutable, pageHeaders, revalidate } from '@/hosting/rules';

const headers = Object.entries({ ...fileHeaders, ...pageHeaders });
const note = 'Generated from hosting/rules.ts by `npm run generate`. Do not edit.';

/** Returns the text of each host's configuration file, by path. */
export function hostConfigurations(): Record<string, string> {
  return {
    'public/_headers': cloudflareAndNetlify(),
    'vercel.json': vercel(),
    'hosting/nginx.conf': nginx(),
    'hosting/Caddyfile': caddy(),
  };
}

/** Both combine the headers of all matching patterns, and revalidate every file by default. */
function cloudflareAndNetlify() {
  const block = (pattern: string, entries: string[][]) =>
    [pattern, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    `# ${note}`,
    block('/*', headers),
    ...hashedPaths.map((path) => block(`${path}*`, [['Cache-Control', immutable]])),
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
      ...hashedPaths.map((path) => rule(`${path}(.*)`, [['Cache-Control', immutable]])),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function nginx() {
  return `# ${note}
# For /etc/nginx/conf.d/. Needs the brotli module (Debian: libnginx-mod-http-brotli-static).

map $uri $cache_control {
  ~^(${hashedPaths.join('|')}) "${immutable}";
  default "${revalidate}";
}

server {
  listen 80;
  server_name www.example.com;
  root /var/www/site;

  # The build writes the compressed files next to the others.
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
  # 400: a malformed address, such as /%.
  error_page 400 404 =404 /404.html;

  location = / {
    try_files /index.html =404;
  }

  location = /index.html {
    return 301 /;
  }

  # Redirects to the URL without .html or a trailing slash, if there is such a page.
  location ~ "^/(?<page>[a-z0-9-]+)(/|\\.html)$" {
    if (!-f $document_root/$page.html) {
      return 404;
    }
    return 301 /$page$is_args$args;
  }

  location = /404 {
    return 404;
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
	header @hashed Cache-Control "${immutable}"
	@others not path ${hashedPaths.map((path) => `${path}*`).join(' ')}
	header @others Cache-Control "${revalidate}"
	header /manifest.webmanifest Content-Type application/manifest+json

	@index path /index.html
	redir @index / 301

	@missing path /404 /404.html
	handle @missing {
		error 404
	}

	# Redirects to the URL without .html or a trailing slash, if there is such a page.
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
		# The build writes the compressed files next to the others.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import headers
		header Cache-Control "${revalidate}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
