import { environment } from '../environment';
import { cleanValue } from './clean-text';
import { directories } from '../directories';
import { readYaml } from './read-yaml';
import { findSiteProblem } from './web-address';

const businessFile = () => `${directories.content}/business.yaml`;

/**
 * Returns the address of the site without a trailing slash, and the path of the home page: empty at the root
 * of a host, `/painting` in a folder. SITE_URL overrides the address in the content.
 *
 * @throws Error when the address is not that of a site
 */
export function parseSiteAddress(contentUrl: string) {
  const address = environment.siteUrl ?? contentUrl;
  const problem = findSiteProblem(address);
  if (problem) {
    throw new Error(
      `url in ${businessFile()} is "${address}", which ${problem}. Set it to the address of the home page.`,
    );
  }
  const { origin, pathname } = new URL(address);
  const basePath = pathname.replace(/\/$/, '');
  return { url: origin + basePath, basePath };
}

/**
 * Returns the path of the home page. Reads only `url`: linting and tests, too, load next.config.ts.
 *
 * @throws Error when the address is not that of a site
 */
export function getBasePath(): string {
  const url: unknown = readYaml(businessFile()).document.get('url');
  return parseSiteAddress(cleanValue(String(url ?? ''))).basePath;
}
