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

/** Tests that hold for any business run on all of these, the others on `fixture`. Two are in a folder of their host. */
export const sites = {
  fixture: site('e2e/fixtures/content', 'https://www.example.com', 3100),
  // All that the content may have, and as little as it must have.
  everything: site(
    'e2e/fixtures/everything',
    'https://name.example.org/everything',
    3102,
    'https://github.com/sam/website',
  ),
  minimum: site(
    'e2e/fixtures/minimum',
    'https://minimum.example.org',
    3103,
    'https://gitlab.com/sam/website',
  ),
  owner: site('content', 'https://name.example.org/painting', 3101),
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
