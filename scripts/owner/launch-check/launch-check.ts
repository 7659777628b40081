import { readFileSync } from 'node:fs';
import { ContentError, listProblems } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directory';
import { readContent } from '@/lib/content/read';
import { runCommand } from '../../lib/run-command';
import { checkAddresses, findAddresses } from './addresses';
import { readLeftovers } from './leftovers';
import { readSamples } from './samples';

const businessFile = `${contentDirectory}/business.yaml`;

// `npm run launch-check`: reports sample content and dead addresses. Exits with status 0 when the site can be launched.
async function launchCheck() {
  const { files, problems } = readContent(contentDirectory);
  if (!files) throw new ContentError(problems);

  const samples = readSamples(contentDirectory);
  // Sample addresses are reported already.
  const addresses = findAddresses(readFileSync(businessFile, 'utf8')).filter(
    ({ line }) => !samples.some((sample) => sample.file === businessFile && sample.line === line),
  );
  const leftovers = readLeftovers(contentDirectory, files.business);
  if (leftovers.unchanged.length > 0) {
    const places = leftovers.unchanged.map(({ file, line, name }) => `${file}:${line}: ${name}`);
    console.log(
      `These are the words of the sample. Write your own, or keep what is true of your business:\n${places.join('\n')}\n`,
    );
  }
  const remaining = [...samples, ...leftovers.problems, ...(await checkAddresses(addresses))];
  if (remaining.length === 0) {
    console.log('Ready to launch: there is no sample content left, and every address responds.');
    return;
  }
  const count = remaining.length === 1 ? '1 thing' : `${remaining.length} things`;
  throw new Error(`${listProblems(remaining)}\n\n${count} to change before the site is launched.`);
}

runCommand(launchCheck);
