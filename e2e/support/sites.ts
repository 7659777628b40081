import { generatedDirectoryFor, previewDirectoryFor } from '@/lib/content/directories';
import { endpoint } from './form-service';

export type Site = ReturnType<typeof site>;

/**
 * A site of the tests, at the path that its address has.
 *
 * @param repository the remote of the clone that it is published from; none for a preview
 */
function site(contentDirectory: string, siteUrl: string, port: number, repository = '') {
  const folder = new URL(siteUrl).pathname.replace(/\/$/, '');
  const directory = repository
    ? `${generatedDirectoryFor(contentDirectory)}/published`
    : previewDirectoryFor(contentDirectory);
  const baseURL = `http://localhost:${port}${folder}/`;
  // The form of a published site posts to the form service of the content.
  const formEndpoint = repository ? 'https://forms.example.org/tests' : endpoint;
  return { contentDirectory, siteUrl, baseURL, formEndpoint, repository, directory, folder };
}

/** The sites of the tests. Most tests run on `full`. */
export const sites = {
  /** A business that fills in every field. */
  full: site('e2e/sites/full', 'https://www.example.com', 3100),
  /** One that fills in what most do, without a logo. Its site is published, in a folder of its host. */
  usual: site('e2e/sites/usual', 'https://name.example.org/usual', 3101, 'https://github.com/sam/website'),
  owner: site('content', 'https://name.example.org/painting', 3102),
};

/** The variables of the environment that a site is built with. */
export function buildEnvironment({ contentDirectory, siteUrl, repository }: Site) {
  return {
    CONTENT_DIRECTORY: contentDirectory,
    SITE_URL: siteUrl,
    // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
    FORM_ENDPOINT: repository ? '' : endpoint,
    // As a shell may have it for other programs.
    NODE_ENV: 'development' as const,
    // Overrides the remote of this clone.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'remote.origin.url',
    GIT_CONFIG_VALUE_0: repository,
  };
}
