import { runCommand } from '../lib/run-command';
import { installBrowser } from './browser';
import { installEngines } from './engines';
import { installOldestBrowser } from './oldest-browser';
import { installServers } from './servers';

// `npm run test:install`: installs the browsers and servers that the browser tests need.
runCommand(() => {
  installBrowser();
  installServers();
  installEngines();
  installOldestBrowser();
});
