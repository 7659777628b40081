import { ContentError, listProblems } from '@/lib/content/content-error';
import { directories } from '@/lib/directories';
import { readContent } from '@/lib/content/read';
import { runCommand } from './run-command';

// `npm run launch-check`: reports sample content. Exits with status 0 when the site can be launched.
runCommand(() => {
  const { files, problems, sample } = readContent(directories.content);
  if (!files) throw new ContentError(problems);

  if (sample.claims.length > 0) {
    console.log(`Written for the sample. See that it is true of you:\n\n${listProblems(sample.claims)}\n`);
  }
  if (sample.blockers.length > 0) {
    throw new Error(`To change before the launch:\n\n${listProblems(sample.blockers)}\n`);
  }
  console.log('Ready to launch: no sample content is left.');
});
