import { environment } from '../environment';
import { cleanValue } from './clean-text';
import { directories } from '../directories';
import { readYaml } from './read-yaml';
import { findSiteProblem } from './web-address';

/**
 * Returns the address of the site without a trailing slash, and the path of the home page: empty at the root
 * of a host, `/painting` in a folder. SITE_URL overrides the address in the content, which must be valid.
 */
export function parseSiteAddress(contentUrl: string) {
  const { origin, pathname } = new URL(environment.siteUrl ?? contentUrl);
  const basePath = pathname.replace(/\/$/, '');
  return { url: origin + basePath, basePath };
}

/**
 * Returns the path of the home page. Reads only `url`: linting and tests, too, load next.config.ts. Empty for
 * an address that is not that of a site, which the build then reports with all other mistakes.
 */
export function getBasePath(): string {
  const url = cleanValue(String(readYaml(`${directories.content}/business.yaml`).document.get('url') ?? ''));
  return findSiteProblem(environment.siteUrl ?? url) ? '' : parseSiteAddress(url).basePath;
}
