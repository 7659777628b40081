import { preparePublication } from './github/publication';
import { runCommand } from './run-command';

// `npm run build:github`, for .github/workflows/publish.yml: builds the site and decides what to publish.
runCommand(preparePublication);
