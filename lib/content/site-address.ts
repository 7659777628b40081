import { cleanValue } from './clean-text';
import { contentDirectory } from './directory';
import { readYaml } from './read-yaml';
import { findSiteProblem } from './web-address';

/**
 * Returns the address of the site without a slash at its end, and the path of the home page: empty at the root of a host,
 * `/painting` in a folder. In previews, SITE_URL overrides the address in the content.
 *
 * @throws Error when SITE_URL is not the address of a site
 */
export function siteAt(contentUrl: string) {
  const override = process.env.SITE_URL;
  const problem = override && findSiteProblem(override);
  if (problem)
    throw new Error(`SITE_URL is "${override}", which ${problem}. Set it to the address of the home page.`);
  const { origin, pathname } = new URL(override || contentUrl);
  const basePath = pathname.replace(/\/$/, '');
  return { url: origin + basePath, basePath };
}

/**
 * Returns the path of the home page. Of the content it reads only the address, so that linting and unit tests, which need
 * Next's configuration, do not depend on the rest.
 *
 * @throws Error when there is no address
 */
export function getBasePath(): string {
  const file = `${contentDirectory}/business.yaml`;
  const url = cleanValue(String(readYaml(file).document.get('url')));
  const problem = findSiteProblem(url);
  if (problem && !process.env.SITE_URL) throw new Error(`${file}: url ${problem}`);
  return siteAt(url).basePath;
}
