import { contentDirectory } from './directory';
import { readYaml } from './read-yaml';

/**
 * Returns the address of the site without a slash at its end, and the path of the home page: empty at the root of a host,
 * `/painting` in a folder. In previews, SITE_URL overrides the address in the content.
 *
 * @throws Error when SITE_URL is not an address
 */
export function siteAt(contentUrl: string) {
  const override = process.env.SITE_URL;
  if (override && !/^https?:\/\/[^/?#]+[^?#]*$/.test(override)) {
    throw new Error(`SITE_URL is "${override}". Set it to an address that starts with https://`);
  }
  const url = (override || contentUrl).replace(/\/+$/, '');
  return { url, basePath: new URL(url).pathname.replace(/\/$/, '') };
}

/**
 * Returns the path of the home page. Of the content it reads only the address, so that linting and unit tests, which need
 * Next's configuration, do not depend on the rest.
 *
 * @throws Error when there is no address
 */
export function getBasePath(): string {
  const file = `${contentDirectory}/business.yaml`;
  const url = String(readYaml(file).document.get('url'));
  if (!process.env.SITE_URL && !URL.canParse(url)) throw new Error(`${file}: url is not a web address`);
  return siteAt(url).basePath;
}
