import './utils/load-environment';
import { preparePublication } from './github/publication';
import { runCommand } from './utils/run-command';

// `npm run build:github`, for .github/workflows/publish.yml: builds the site, and decides what of it is published.
runCommand(preparePublication);
