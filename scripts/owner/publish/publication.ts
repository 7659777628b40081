import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directory';
import { siteAt } from '@/lib/content/site-address';
import { buildSite } from '../../build/build-site';
import { addSummary, annotate, setOutput } from '../../lib/github-actions';
import { listFiles } from '../../lib/list-files';
import { describeFindings, listFindings, summariseFindings } from '../launch-check/findings';
import { findSample } from '../launch-check/sample';
import { hasCodeChanged, readHomeStatus, readSiteUrl } from './github';

/** The files of the editor. All others may contain texts of the pages. */
const editorFiles = /^(admin\.html|admin\/|_next\/static\/editor\/|\.nojekyll$)/;

/**
 * Builds the site for GitHub Pages, and decides what to publish: all of it; only the editor, while sample content is left and nothing
 * is online yet; or nothing. Sets two outputs of the step: `code`, whether to test the code, and `publish`, whether to publish the
 * directory.
 *
 * @throws ContentError when the content has mistakes, or has sample content although the site is online already
 */
export async function preparePublication(directory: string): Promise<void> {
  const siteUrl = await readSiteUrl();
  process.env.SITE_URL = siteUrl;
  process.env.REPOSITORY = process.env.GITHUB_REPOSITORY;
  setOutput('code', await hasCodeChanged());
  await buildSite(directory);

  const findings = findSample(contentDirectory);
  const sample = findings.filter(({ blocks }) => blocks);
  if (sample.length === 0) return setOutput('publish', true);

  const homeStatus = await readHomeStatus(siteUrl);
  if (homeStatus === 200) throw new ContentError(describeFindings(sample));
  const isNothingOnline = homeStatus === 404;
  if (isNothingOnline) {
    for (const file of listFiles(directory)) {
      if (!editorFiles.test(file)) await rm(path.join(directory, file));
    }
  }
  setOutput('publish', isNothingOnline);

  const message = `Sample content is left. In the editor: ${summariseFindings(sample)}`;
  annotate({ level: 'notice', title: 'Not published yet', message });
  const reason = isNothingOnline
    ? `The editor is at ${siteAt(siteUrl).url}/admin/ as soon as this run has ended. The site follows when no sample content is left.`
    : `Nothing was published, because ${siteUrl} does not respond as a new address on GitHub Pages does.`;
  addSummary(`### Not published yet\n\n${reason}\n\n\`\`\`text\n${listFindings(findings)}\n\`\`\``);
}
