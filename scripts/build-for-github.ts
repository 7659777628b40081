import { preparePublication } from './github/publication';
import { runCommand } from './run-command';

// `npm run build:github`, for .github/workflows/publish.yml: builds the site, and decides what of it is
// published.
runCommand(preparePublication);
