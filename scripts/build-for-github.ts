import { siteDirectory } from '@/lib/content/directories';
import { runCommand } from './utils/run-command';
import { preparePublication } from './github/publication';

// `npm run build:github`, for .github/workflows/publish.yml: builds the site, and decides what of it is published.
runCommand(() => preparePublication(siteDirectory));
