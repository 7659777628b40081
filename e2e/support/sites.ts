import { previewDirectoryFor } from '@/lib/directories';
import { endpoint } from './form-service';

export type Site = ReturnType<typeof site>;

/** A site of the tests, served at the path of its address. */
function site(contentDirectory: string, siteUrl: string, port: number, formEndpoint = endpoint) {
  const folder = new URL(siteUrl).pathname.replace(/\/$/, '');
  const directory = previewDirectoryFor(contentDirectory);
  const baseURL = `http://localhost:${port}${folder}/`;
  return { contentDirectory, siteUrl, baseURL, formEndpoint, directory, folder };
}

/** The sites of the tests. Most tests run on `full`. */
export const sites = {
  /** A business that fills in every field. */
  full: site('e2e/sites/full', 'https://www.example.com', 3100),
  /** One with the usual fields and no logo, in a folder of its host, and with its own form service. */
  usual: site('e2e/sites/usual', 'https://name.example.org/usual', 3101, 'https://forms.example.org/tests'),
  owner: site('content', 'https://name.example.org/painting', 3102),
};

/** The environment variables that a site is built with. */
export const buildEnvironment = ({ contentDirectory, directory, siteUrl, formEndpoint }: Site) => ({
  CONTENT_DIRECTORY: contentDirectory,
  PREVIEW_DIRECTORY: directory,
  SITE_URL: siteUrl,
  // On another host than the site, so that the form's requests are cross-origin, as in production.
  FORM_ENDPOINT: formEndpoint,
});
