import { findCommand } from '../lib/find-command';
import { installPackages } from './install-packages';

/** A browser engine other than Chromium that the site is tested in. */
type Engine = {
  /** The Debian packages that contain it. */
  packages: string[];
  /** Returns the paths of its commands, or undefined if one is not installed. */
  find: () => string[] | undefined;
};

export const engines = {
  Firefox: {
    packages: ['firefox-esr'],
    find: () => findAll('firefox-esr') ?? findAll('firefox'),
  },
  // WebKitGTK's MiniBrowser has no headless mode: Xvfb provides a virtual display.
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => findAll('WebKitWebDriver', 'Xvfb'),
  },
} satisfies Record<string, Engine>;

function findAll(...commands: string[]) {
  const found = commands.map(findCommand).filter((file) => file !== undefined);
  return found.length === commands.length ? found : undefined;
}

/** Installs missing engines if possible. The tests skip those that are still missing. */
export function installEngines() {
  const missing = Object.values(engines).filter(({ find }) => !find());
  installPackages(missing.map(({ packages }) => packages));
  for (const [name, { find }] of Object.entries(engines)) {
    const found = find();
    console.log(found ? `Engine tests run ${found[0]}` : `Engine tests skip ${name}: it is not installed`);
  }
}
