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

/** The files of the editor. All others may contain text of the pages. */
const editorFiles = /^(admin\.html|admin\/|_next\/static\/editor\/|\.nojekyll$)/;

/**
 * Builds the site for GitHub Pages. Sets the step's output `publish` if the directory is to be published:
 * with the whole site, or with only the editor while sample content is left and nothing is online yet.
 *
 * @throws Error when the build fails, or GitHub responds with an error
 * @throws ContentError when sample content is left although the site is online already
 */
export async function preparePublication(): Promise<void> {
  const siteUrl = await readSiteUrl();
  process.env.SITE_URL = siteUrl;
  await nextBuild();
  // The workflow caches the rest.
  await removeUnusedPhotos('public/photos');

  const { files, sample } = readContent(directories.content);
  const { blockers, claims } = sample;
  const homeStatus = blockers.length + claims.length > 0 ? await readHomeStatus(siteUrl) : undefined;
  if (blockers.length > 0 && homeStatus === 200) throw new ContentError(blockers);
  // Only now: the owner of a new copy may have switched it on during the build.
  const isOn = await isPagesOn();
  if (!isOn) {
    const message =
      'GitHub Pages is off. To publish here: Settings, Pages, Source: GitHub Actions. Then: Actions, Publish to GitHub Pages, Run workflow, and the green button.';
    annotate({ level: 'notice', title: 'GitHub Pages is off', message });
  }
  if (blockers.length > 0) {
    await keepEditor();
    reportSample(blockers, claims, whatIsPublished(isOn, homeStatus, siteUrl));
  } else {
    // Only at the launch: what the owner saves later is taken to be true.
    if (homeStatus === 404) annotateProblems('warning', 'Could be better', claims);
    if (files) await checkFormService(environment.formEndpoint ?? files.business.formEndpoint, siteUrl);
  }
  if (isOn && (blockers.length === 0 || homeStatus === 404)) setOutput('publish', true);
}

/** Describes what is published while sample content is left. */
function whatIsPublished(isOn: boolean, homeStatus: number | undefined, siteUrl: string): string {
  if (!isOn) return 'Nothing was published, because GitHub Pages is off.';
  return homeStatus === 404
    ? `The editor is at ${parseSiteAddress(siteUrl).url}/admin/ as soon as this run has ended. The site follows when no sample content is left.`
    : `Nothing was published, because ${siteUrl} does not respond as a new address on GitHub Pages does.`;
}

/** Reports a form service that no longer works. Nobody else would tell the owner. */
async function checkFormService(endpoint: string, siteUrl: string) {
  const problem = await findFormServiceProblem(endpoint, siteUrl);
  if (!problem) return;
  const message = `The form service ${problem}: enquiries may be lost. Send yourself one. If it does not arrive, compare "Address of your form" under "Business" with your account there.`;
  annotate({ level: 'warning', title: 'Could be better', message });
}

/** Reports the sample content that is left, in the summary of the run and, briefly, in the editor. */
function reportSample(blockers: Problem[], claims: Problem[], publication: string) {
  const check = claims.length > 0 ? ` Also see that these are true: ${listPlaces(claims)}.` : '';
  const message = `Sample content is left. In the editor: ${listPlaces(blockers)}.${check}`;
  annotate({ level: 'notice', title: 'Not published yet', message });
  const list = `To change before the launch:\n\n${listProblems(blockers)}\n\nTo check:\n\n${listProblems(claims)}`;
  addSummary(`### Not published yet\n\n${publication}\n\n\`\`\`text\n${list}\n\`\`\``);
}

/** Lists the parts of the editor with problems, and their fields: `Business (Name; Phone number), Terms`. */
function listPlaces(problems: Problem[]) {
  const fieldsByPart = new Map<string, Set<string>>();
  for (const { place: [part = '', ...titles] = [] } of problems) {
    // A list is named by its title alone.
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

/** Removes everything but the editor from the site. */
async function keepEditor() {
  for (const file of listFiles(siteDirectory)) {
    if (!editorFiles.test(file)) await rm(path.join(siteDirectory, file));
  }
}
