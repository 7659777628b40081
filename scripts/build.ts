import { contentDirectory, siteDirectory } from '@/lib/content/directories';
import { readContent } from '@/lib/content/read';
import { runCommand } from './utils/run-command';
import { buildSite } from './build-site/build-site';

// `npm run build`: builds the site and warns if it still contains sample content.
runCommand(async () => {
  await buildSite(siteDirectory);
  if (readContent(contentDirectory).sample.marks.length > 0) {
    console.warn('The site still contains sample content. To list it, run: npm run launch-check');
  }
});
