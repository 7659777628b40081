import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/directories';
import { runCommand } from './lib/run-command';
import { describeSample } from './sample/sample';

// `npm run sample:update`: makes what the content says now the sample that the launch check recognises.
runCommand(() => {
  const sample = JSON.stringify(describeSample(contentDirectory), null, 2);
  return writeFile(path.join(__dirname, 'sample/sample.json'), `${sample}\n`);
});
