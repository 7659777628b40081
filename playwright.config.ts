import { defineConfig, devices } from '@playwright/test';
import { enquiriesFile } from './e2e/support/form-service';
import { serve, sites } from './e2e/support/sites';
import { launchOptions } from './scripts/lib/browser';
import { listFiles } from './scripts/lib/files';

process.env.ENQUIRIES_FILE = enquiriesFile;
// A proxy would answer in place of the servers.
process.env.NO_PROXY ||= 'localhost,127.0.0.1';

// As wide as most phones are. One pixel for each CSS pixel is quicker to paint.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = devices['Desktop Chrome'];

// By the ending of a file: .phone runs on a phone, .devices on both devices, .everything-site and .minimum-site on that site,
// .any-site on all sites. Everything else runs on a desktop.
const projects = [
  {
    name: 'desktop',
    testMatch: /^(?!.*(\.phone|(everything|minimum)-site|engines)\.spec).*\.spec\.ts$/,
    device: desktop,
    site: sites.fixture,
  },
  { name: 'phone', testMatch: /\.(phone|devices)\.spec/, device: phone, site: sites.fixture },
  { name: 'owner-site', testMatch: /\.any-site\.spec/, device: desktop, site: sites.owner },
  {
    name: 'everything',
    testMatch: /\.(any|everything)-site\.spec/,
    device: desktop,
    site: sites.everything,
  },
  { name: 'minimum', testMatch: /\.(any|minimum)-site\.spec/, device: desktop, site: sites.minimum },
  ...(['firefox', 'webkit'] as const).map((browserName) => {
    return { name: browserName, testMatch: /engines\.spec/, device: { browserName }, site: sites.fixture };
  }),
];

/** The sites that the command needs, which may name projects and files: one spec does not wait for four builds. */
function neededSites() {
  const words = process.argv.slice(2);
  const isWanted = (name: string) => words.some((word) => word.split('--project=').at(-1) === name);
  const hasProjects = words.some((word) => word.startsWith('--project'));
  const specs = listFiles('e2e').filter((file) => file.endsWith('.spec.ts'));
  const named = specs.filter((file) => words.some((word) => file.includes(word.replace(/^e2e\//, ''))));
  const files = named.length > 0 ? named : specs;
  const needed = projects.filter(
    ({ name, testMatch }) => (!hasProjects || isWanted(name)) && files.some((file) => testMatch.test(file)),
  );
  return [...new Set(needed.map(({ site }) => site))];
}

export default defineConfig<{ contentDirectory: string; siteUrl: string; formEndpoint: string }>({
  testDir: 'e2e',
  // These have their own command, `npm run test:hosts`.
  testIgnore: 'hosting/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './e2e/support/form-service.ts',
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  // Some tests look at several pages.
  timeout: 60_000,
  // Whether a test fails always or sometimes, and a trace. Both fail the run.
  retries: process.env.CI ? 2 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
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
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those that are about motion turn it on.
    reducedMotion: 'reduce',
    // It would slow every test down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: projects.map(({ name, testMatch, device, site }) => {
    return { name, testMatch, use: { ...device, ...site } };
  }),
  // One after the other, because all builds use Next's own folders.
  webServer: neededSites().map(serve),
});
