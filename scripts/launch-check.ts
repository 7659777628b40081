import { ContentError, listProblems } from '@/lib/content/content-error';
import { directories } from '@/lib/directories';
import { readContent } from '@/lib/content/read';
import { runCommand } from './run-command';

// `npm run launch-check`: lists what is left of the sample, and what could be better. Exits with status 1
// while search engines are kept out.
runCommand(() => {
  const { files, problems, warnings, sample } = readContent(directories.content);
  if (!files) throw new ContentError(problems);
  if (warnings.length > 0) console.log(`Could be better:\n\n${listProblems(warnings)}\n`);
  if (sample.length === 0)
    return console.log('Nothing of the sample is left: search engines may list the site.');
  console.log(`Search engines are kept out while parts of the sample are left:\n\n${listProblems(sample)}\n`);
  process.exitCode = 1;
});
