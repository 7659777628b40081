import { readFileSync } from 'node:fs';
import { ContentError } from '@/content/content-error';
import { readContent } from '@/content/read';
import { runCommand } from '../run-command';
import { askAddresses, findAddresses } from './addresses';
import { readSamples } from './samples';

/** Names everything that still stands between this repository and a public launch; status 0 when nothing does. */
async function launchCheck() {
  const { problems } = readContent('content');
  if (problems.length > 0) throw new ContentError(problems);

  const samples = readSamples('content');
  // An example is known to be one; asking for it would prove nothing.
  const addresses = findAddresses(readFileSync('content/business.yaml', 'utf8')).filter(
    ({ line }) => !samples.some((sample) => sample.file === 'content/business.yaml' && sample.line === line),
  );
  const obstacles = [...samples, ...(await askAddresses(addresses))];
  if (obstacles.length === 0) {
    console.log('Ready to launch: no sample content is left, and every address answers.');
    return;
  }
  const list = obstacles.map(({ file, line, problem, remedy }) => `${file}:${line}: ${problem}. ${remedy}`);
  const count = obstacles.length === 1 ? '1 thing stands' : `${obstacles.length} things stand`;
  throw new Error(`${list.join('\n')}\n\n${count} between this repository and a public launch.`);
}

runCommand(launchCheck);
