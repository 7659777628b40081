import { ContentError, listProblems } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directory';
import { readContent } from '@/lib/content/read';
import { runCommand } from '../../lib/run-command';
import { describeFindings } from './findings';
import { findSample } from './sample';

// `npm run launch-check`: reports sample content. Exits with status 0 when the site can be launched.
runCommand(() => {
  const { files, problems } = readContent(contentDirectory);
  if (!files) throw new ContentError(problems);

  const findings = findSample(contentDirectory);
  const remaining = listProblems(describeFindings(findings.filter(({ blocks }) => blocks)));
  const notes = listProblems(describeFindings(findings.filter(({ blocks }) => !blocks)));
  const advice = notes && `\n\nTo look at before the site is launched:\n\n${notes}`;
  if (remaining) throw new Error(`To change before the site is launched:\n\n${remaining}${advice}`);
  console.log(`Ready to launch: no name, number, address, review or photo of the sample is left.${advice}`);
});
