import { readFileSync } from 'node:fs';
import { ContentError } from '@/content/content-error';
import { readContent } from '@/content/read';
import { runCommand } from '../../lib/run-command';
import { checkAddresses, findAddresses } from './addresses';
import { readSamples } from './samples';

// `npm run launch-check`: reports sample content and dead addresses. Exits with status 0 when the site can be launched.
async function launchCheck() {
  const { problems } = readContent('content');
  if (problems.length > 0) throw new ContentError(problems);

  const samples = readSamples('content');
  // Sample addresses are reported already.
  const addresses = findAddresses(readFileSync('content/business.yaml', 'utf8')).filter(
    ({ line }) => !samples.some((sample) => sample.file === 'content/business.yaml' && sample.line === line),
  );
  const remaining = [...samples, ...(await checkAddresses(addresses))];
  if (remaining.length === 0) {
    console.log('Ready to launch: there is no sample content left, and every address responds.');
    return;
  }
  const list = remaining.map(({ file, line, problem, remedy }) => `${file}:${line}: ${problem}. ${remedy}`);
  const count = remaining.length === 1 ? '1 thing' : `${remaining.length} things`;
  throw new Error(`${list.join('\n')}\n\n${count} to change before the site is launched.`);
}

runCommand(launchCheck);
