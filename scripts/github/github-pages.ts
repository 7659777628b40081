import { z } from 'zod';

/* Reads data from GitHub about the repository that a workflow runs in. */

const pages = z.object({ html_url: z.string(), build_type: z.string().nullish() });

/** A setting on GitHub is wrong, and nothing in the content. The editor shows it, by this name. */
class SettingError extends Error {
  override name = 'Mistake in the settings';
}

/** Reads an environment variable that every run of a workflow has. */
function readVariable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set. This command is for GitHub: on your computer, run: npm run build:launch`,
  );
}

/**
 * Requests a resource of the repository from GitHub's API.
 *
 * @returns undefined if it does not exist
 * @throws Error when GitHub responds with another error
 */
async function request<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const repository = `${readVariable('GITHUB_API_URL')}/repos/${readVariable('GITHUB_REPOSITORY')}`;
  const response = await fetch(`${repository}/${path}`, {
    headers: { authorization: `Bearer ${readVariable('GITHUB_TOKEN')}` },
  });
  if (response.status === 404) return undefined;
  if (response.ok) return schema.parse(await response.json());
  throw new Error(`GitHub responded to ${path} with the status ${response.status}. Run this again later.`);
}

/** Whether GitHub Pages is switched on. */
export const isPagesOn = async () => Boolean(await request('pages', pages));

/**
 * Returns the address of the site on GitHub Pages, or the one that it will have.
 *
 * @throws SettingError when GitHub Pages publishes the files of a branch, and so the README
 */
export async function readSiteUrl(): Promise<string> {
  const site = await request('pages', pages);
  if (site?.build_type === 'legacy') {
    throw new SettingError(
      'GitHub Pages is set to "Deploy from a branch", and shows the README instead of the website. In your copy: Settings, Pages, Source: "GitHub Actions". Then: Actions, "Publish to GitHub Pages", "Run workflow".',
    );
  }
  // It begins with `http:` until the owner of a domain ticks "Enforce HTTPS", which starts no new build.
  if (site) return site.html_url.replace(/^http:/, 'https:');
  const owner = readVariable('GITHUB_REPOSITORY_OWNER');
  const name = readVariable('GITHUB_REPOSITORY').slice(owner.length + 1);
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** Returns the HTTP status of the published home page, or undefined if it does not respond. */
export async function readHomeStatus(siteUrl: string): Promise<number | undefined> {
  // The query bypasses caches: the page may have been published a moment ago.
  return fetch(`${siteUrl}?${readVariable('GITHUB_SHA')}`).then(
    ({ status }) => status,
    () => undefined,
  );
}
