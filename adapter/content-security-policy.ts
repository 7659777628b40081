import { createHash } from 'node:crypto';
import { otherSites } from '@/lib/other-sites';

/** What every page loads from the site itself. */
const ownSources: typeof otherSites = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // Without 'self', Lighthouse cannot fetch robots.txt.
  'connect-src': ["'self'"],
};

const sourcesOf = (directive: string) => [...(ownSources[directive] ?? []), ...(otherSites[directive] ?? [])];

/** What relative addresses are resolved against. */
const site = 'https://site.invalid';

/** Whether the policy of every page allows an address, which may be relative to the site. */
export function isAllowed(directive: string, address: string): boolean {
  const url = new URL(address, site);
  return sourcesOf(directive).some((source) => {
    if (source === "'self'") return url.origin === site;
    if (source.endsWith(':')) return url.protocol === source;
    const { protocol, host } = new URL(source.replace('//*.', '//'));
    const isSameHost = source.includes('//*.') ? url.host.endsWith(`.${host}`) : url.host === host;
    return isSameHost && url.protocol === protocol;
  });
}

/** The source that allows an address, to be listed in lib/other-sites.ts. */
export function sourceFor(address: string): string {
  const { origin, protocol } = new URL(address, site);
  if (origin === site) return "'self'";
  return origin === 'null' ? protocol : origin;
}

/**
 * The Content-Security-Policy of a page. It allows the files of the site, those of other sites in lib/other-sites.ts, inline scripts and
 * styles by their hashes, and requests to what the page's form posts to.
 *
 * @param scripts the text of each inline script
 * @param formEndpoints addresses, or paths of this site
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(scripts: string[], styles: string[], formEndpoints: string[]): string {
  const ofPage: typeof otherSites = {
    'script-src': scripts.map(hashForPolicy),
    'style-src': styles.map(hashForPolicy),
    'connect-src': formEndpoints.filter((address) => /^https?:/.test(address)).map(formatSource),
  };
  const names = new Set([...Object.keys(ownSources), ...Object.keys(otherSites)]);
  const directives = Array.from(names, (name) => [name, ...sourcesOf(name), ...(ofPage[name] ?? [])]);
  return [
    "default-src 'none'",
    ...directives.map((directive) => directive.join(' ')),
    "base-uri 'none'",
  ].join('; ');
}

/** An address in a policy, where semicolons and commas have a meaning, and queries are not allowed. */
function formatSource(address: string) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** Returns the source that allows one inline script or style in a policy. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
