import { defineConfig, devices } from '@playwright/test';
import { endpoint, enquiriesFile } from './e2e/support/form-service';
import { launchOptions } from './scripts/lib/browser';
import { buildMark } from './scripts/preview/build-mark';

/**
 * A site, at the path that its address has.
 *
 * @param origin the remote of the clone that it is published from; none for a preview
 */
function site(contentDirectory: string, siteUrl: string, port: number, origin = '') {
  const path = new URL(siteUrl).pathname.replace(/\/?$/, '/');
  // The form of a published site posts to the form service of the content.
  const formEndpoint = origin ? 'https://forms.example.org/tests' : endpoint;
  return { contentDirectory, siteUrl, baseURL: `http://localhost:${port}${path}`, formEndpoint, origin };
}

/** Tests that hold for any business run on all of these, the others on `fixture`. Two are in a folder of their host. */
const sites = {
  fixture: site('e2e/fixtures/content', 'https://www.example.com', 3100),
  owner: site('content', 'https://name.example.org/painting', 3101),
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
};
process.env.CONTENT_DIRECTORY = sites.fixture.contentDirectory;
process.env.ENQUIRIES_FILE = enquiriesFile;
// A proxy would answer in place of the servers.
process.env.NO_PROXY ||= 'localhost,127.0.0.1';

// As wide as most phones are. One pixel for each CSS pixel is quicker to paint.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = devices['Desktop Chrome'];

export default defineConfig<{ contentDirectory: string; siteUrl: string; formEndpoint: string }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  // Some tests look at several pages.
  timeout: 60_000,
  // A runner on GitHub is sometimes slow. Its failures are annotations of the run.
  retries: process.env.CI ? 2 : 0,
  reporter: [[process.env.GITHUB_ACTIONS ? 'github' : 'list'], ['html', { open: 'never' }]],
  snapshotPathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}',
  expect: {
    // This many workers make a slow machine respond late.
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  use: {
    ...sites.fixture,
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those that are about motion turn it on.
    reducedMotion: 'reduce',
    // It would slow every test down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // By the ending of a file: .phone runs on a phone, .devices on both devices, .everything-site and .minimum-site on that site,
  // .any-site on all sites. Everything else runs on a desktop.
  projects: [
    { name: 'desktop', testIgnore: /(\.phone|(everything|minimum)-site|engines)\.spec/, use: desktop },
    { name: 'phone', testMatch: /\.(phone|devices)\.spec/, use: phone },
    { name: 'owner-site', testMatch: /\.any-site\.spec/, use: { ...desktop, ...sites.owner } },
    {
      name: 'everything',
      testMatch: /\.(any|everything)-site\.spec/,
      use: { ...desktop, ...sites.everything },
    },
    { name: 'minimum', testMatch: /\.(any|minimum)-site\.spec/, use: { ...desktop, ...sites.minimum } },
    { name: 'firefox', testMatch: /engines\.spec/, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: /engines\.spec/, use: { browserName: 'webkit' } },
  ],
  // Started one after the other, because all builds use Next's own folders.
  webServer: Object.values(sites).map(({ contentDirectory, siteUrl, baseURL, origin }) => {
    // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
    const formEndpoint = origin ? '' : endpoint;
    return {
      command: origin ? 'npx tsx e2e/support/serve-published-site.ts' : 'npm start',
      // Not found on a server that was started before a change of the site: the tests stop then, because its port is in use.
      url: baseURL + buildMark(contentDirectory, [formEndpoint, siteUrl]),
      // A fresh clone encodes all photos first: two seconds each, on two slow cores.
      timeout: 900_000,
      reuseExistingServer: !process.env.CI,
      stdout: 'pipe',
      env: {
        CONTENT_DIRECTORY: contentDirectory,
        SITE_URL: siteUrl,
        PORT: new URL(baseURL).port,
        FORM_ENDPOINT: formEndpoint,
        // As a shell may have it for other programs.
        NODE_ENV: 'development',
        // Overrides the remote of this clone.
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'remote.origin.url',
        GIT_CONFIG_VALUE_0: origin,
      },
    };
  }),
});
