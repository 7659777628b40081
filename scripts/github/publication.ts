import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, listProblems, type Problem } from '@/lib/content/content-error';
import { directories, siteDirectory } from '@/lib/directories';
import { readContent } from '@/lib/content/read';
import { parseSiteAddress } from '@/lib/content/site-address';
import { removeUnusedPhotos } from '@/photos/content-photos';
import { environment } from '@/lib/environment';
import { addSummary, annotate, annotateProblems, setOutput } from '@/lib/github-actions';
import { listFiles } from '@/lib/files';
import { nextBuild } from '@/preview/next-build';
import { findFormServiceProblem } from './form-service';
import { isPagesOn, readHomeStatus, readSiteUrl } from './github-pages';

/** The files of the editor. All others may contain texts of the pages. */
const editorFiles = /^(admin\.html|admin\/|_next\/static\/editor\/|\.nojekyll$)/;

/**
 * Builds the site for GitHub Pages. Sets the output `publish` of the step if the directory is to be
 * published: with the whole site, or with only the editor while sample content is left and nothing is online
 * yet.
 *
 * @throws ContentError when the content has problems, or has sample content although the site is online
 * already
 */
export async function preparePublication(): Promise<void> {
  const siteUrl = await readSiteUrl();
  process.env.SITE_URL = siteUrl;
  await nextBuild();
  // The workflow caches what is left.
  await removeUnusedPhotos(siteDirectory, 'public/photos');

  const { files, sample } = readContent(directories.content);
  const { blockers, claims } = sample;
  const homeStatus = blockers.length + claims.length > 0 ? await readHomeStatus(siteUrl) : undefined;
  if (blockers.length > 0 && homeStatus === 200) throw new ContentError(blockers);
  // Only now, because the owner of a new copy may have switched it on during the build.
  const isOn = await isPagesOn();
  if (!isOn) {
    const message =
      'GitHub Pages is off. To publish here: Settings, Pages, Source: GitHub Actions. Then: Actions, Publish to GitHub Pages, Run workflow.';
    annotate({ level: 'notice', title: 'GitHub Pages is off', message });
  }
  if (blockers.length > 0) {
    await keepEditor();
    reportSample(blockers, claims, whatIsPublished(isOn, homeStatus, siteUrl));
  } else {
    // At the launch. What the owner saves after it says what the owner means.
    if (homeStatus === 404) annotateProblems('warning', 'Could be better', claims);
    if (files) await checkFormService(environment.formEndpoint ?? files.business.formEndpoint, siteUrl);
  }
  if (isOn && (blockers.length === 0 || homeStatus === 404)) setOutput('publish', true);
}

/** What becomes of the editor and of the site while sample content is left. */
function whatIsPublished(isOn: boolean, homeStatus: number | undefined, siteUrl: string): string {
  if (!isOn) return 'Nothing was published, because GitHub Pages is off.';
  return homeStatus === 404
    ? `The editor is at ${parseSiteAddress(siteUrl).url}/admin/ as soon as this run has ended. The site follows when no sample content is left.`
    : `Nothing was published, because ${siteUrl} does not respond as a new address on GitHub Pages does.`;
}

/** Reports when the form service is gone. Nobody else would tell the owner. */
async function checkFormService(endpoint: string, siteUrl: string) {
  const problem = await findFormServiceProblem(endpoint, siteUrl);
  if (!problem) return;
  const message = `The form service ${problem}: enquiries may be lost. Send yourself one. If it does not arrive, compare "Address of the form service" under "Business" with your account there.`;
  annotate({ level: 'warning', title: 'Could be better', message });
}

/** Reports what is left of the sample, in the summary of the run and, in short, in the editor. */
function reportSample(blockers: Problem[], claims: Problem[], publication: string) {
  const check = claims.length > 0 ? ` Also see that these are true: ${listPlaces(claims)}.` : '';
  const message = `Sample content is left. In the editor: ${listPlaces(blockers)}.${check}`;
  annotate({ level: 'notice', title: 'Not published yet', message });
  const list = `To change before the launch:\n\n${listProblems(blockers)}\n\nTo check:\n\n${listProblems(claims)}`;
  addSummary(`### Not published yet\n\n${publication}\n\n\`\`\`text\n${list}\n\`\`\``);
}

/**
 * Names the parts of the editor that problems are in, with their fields: `Business (Name, Phone number);
 * Gallery photos`.
 */
function listPlaces(problems: Problem[]) {
  const fieldsByPart = new Map<string, Set<string>>();
  for (const { place: [part = '', ...titles] = [] } of problems) {
    // Of a list, only its title.
    const entry = titles.findIndex((title) => /^("|entry \d)/.test(title));
    const field = (entry < 0 ? titles : titles.slice(0, entry)).join(', ');
    fieldsByPart.set(part, (fieldsByPart.get(part) ?? new Set()).add(field));
  }
  const parts = [...fieldsByPart].map(([part, fields]) => {
    const names = [...fields].filter(Boolean).join('; ');
    return names ? `${part} (${names})` : part;
  });
  return parts.join(', ');
}

/** Removes all but the editor from the site. */
async function keepEditor() {
  for (const file of listFiles(siteDirectory)) {
    if (!editorFiles.test(file)) await rm(path.join(siteDirectory, file));
  }
}
