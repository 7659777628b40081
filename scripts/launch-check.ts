import { ContentError } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directories';
import { readContent } from '@/lib/content/read';
import { runCommand } from './lib/run-command';
import { listFindings } from './sample/findings';
import { findSample } from './sample/find-sample';

// `npm run launch-check`: reports sample content. Exits with status 0 when the site can be launched.
runCommand(() => {
  const { files, problems } = readContent(contentDirectory);
  if (!files) throw new ContentError(problems);

  const findings = findSample(contentDirectory);
  if (findings.length > 0) throw new Error(listFindings(findings));
  console.log('Ready to launch: no sample content is left.');
});
