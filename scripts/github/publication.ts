import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directories';
import { parseSiteAddress } from '@/lib/content/site-address';
import { buildSite } from '../build-site/build-site';
import { removeUnusedPhotos } from '../photos/content-photos';
import { addSummary, annotate, setOutput } from './github-actions';
import { listFiles } from '../lib/files';
import { findSample } from '../sample/find-sample';
import { describeFindings, listFindings, summariseFindings } from '../sample/findings';
import { isPagesOn, readHomeStatus, readSiteUrl } from './github-pages';

/** The files of the editor. All others may contain texts of the pages. */
const editorFiles = /^(admin\.html|admin\/|_next\/static\/editor\/|\.nojekyll$)/;

/**
 * Builds the site for GitHub Pages. Sets the output `publish` of the step if the directory is to be published: with the whole site,
 * or with only the editor while sample content is left and nothing is online yet.
 *
 * @throws ContentError when the content has problems, or has sample content although the site is online already
 */
export async function preparePublication(directory: string): Promise<void> {
  const siteUrl = await readSiteUrl();
  process.env.SITE_URL = siteUrl;
  await buildSite(directory);
  // The workflow caches what is left.
  await removeUnusedPhotos(directory, 'public/photos');

  const isPublishable = await handleSample(directory, siteUrl);
  if (!isPublishable) return;
  // Only now, because the owner of a new copy may have switched it on during the build.
  if (await isPagesOn()) return setOutput('publish', true);
  const message =
    'GitHub Pages is off. To publish here: Settings, Pages, Source: GitHub Actions. Then: Actions, Publish to GitHub Pages, Run workflow.';
  annotate({ level: 'notice', title: 'GitHub Pages is off', message });
}

/**
 * Reports what the content still has of the sample. If that must not be published, reduces the site to the editor.
 *
 * @returns whether the directory can be published
 */
async function handleSample(directory: string, siteUrl: string): Promise<boolean> {
  const sample = findSample(contentDirectory);
  if (sample.length === 0) return true;

  const homeStatus = await readHomeStatus(siteUrl);
  if (homeStatus === 200) throw new ContentError(describeFindings(sample));
  const isNothingOnline = homeStatus === 404;
  const message = `Sample content is left. In the editor: ${summariseFindings(sample)}`;
  annotate({ level: 'notice', title: 'Not published yet', message });
  const reason = isNothingOnline
    ? `The editor is at ${parseSiteAddress(siteUrl).url}/admin/ as soon as this run has ended. The site follows when no sample content is left.`
    : `Nothing was published, because ${siteUrl} does not respond as a new address on GitHub Pages does.`;
  addSummary(`### Not published yet\n\n${reason}\n\n\`\`\`text\n${listFindings(sample)}\n\`\`\``);

  for (const file of listFiles(directory)) {
    if (!editorFiles.test(file)) await rm(path.join(directory, file));
  }
  return isNothingOnline;
}
