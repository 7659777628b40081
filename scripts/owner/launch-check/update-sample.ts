import { writeFile } from 'node:fs/promises';
import { contentDirectory } from '@/lib/content/directory';
import { runCommand } from '../../lib/run-command';
import { listSample, sampleFile } from './sample';

// `npm run sample:update`: makes what the content says now the sample that the launch check recognises.
runCommand(() => writeFile(sampleFile, listSample(contentDirectory)));
