import { findCommand } from './find-command';
import { installPackages } from './install-packages';
import { runCommand } from './run-command';

/** A browser engine that the tests visit the site with, beside Chromium. */
type Engine = {
  /** The Debian packages that bring it. */
  packages: string[];
  /** The paths of its commands, or undefined where one is not installed. */
  find: () => string[] | undefined;
};

export const engines = {
  Firefox: {
    packages: ['firefox-esr'],
    find: () => findAll('firefox-esr') ?? findAll('firefox'),
  },
  // WebKitGTK's own small browser is made for windows: Xvfb is a screen that nobody sees.
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => findAll('WebKitWebDriver', 'Xvfb'),
  },
} satisfies Record<string, Engine>;

function findAll(...commands: string[]) {
  const found = commands.map(findCommand).filter((file) => file !== undefined);
  return found.length === commands.length ? found : undefined;
}

/** Installs the engines that are missing, where that is possible; the tests name those that stay so. */
async function installEngines() {
  const missing = Object.values(engines).filter(({ find }) => !find());
  installPackages(missing.map(({ packages }) => packages));
  for (const [name, { find }] of Object.entries(engines)) {
    const found = find();
    console.log(found ? `Engine tests run ${found[0]}` : `Engine tests skip ${name}: it is not installed`);
  }
}

if (require.main === module) runCommand(installEngines);
