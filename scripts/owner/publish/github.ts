import { z } from 'zod';

/* What GitHub knows of the repository that a workflow runs in. */

const runs = z.object({ workflow_runs: z.array(z.object({ head_sha: z.string() })) });
const tree = z.object({ tree: z.array(z.object({ path: z.string(), sha: z.string() })) });
const pages = z.object({ html_url: z.string() });

/**
 * Asks GitHub's API.
 *
 * @returns undefined if there is no such thing
 * @throws Error when GitHub responds with another error
 */
async function ask<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    headers: { authorization: `Bearer ${GITHUB_TOKEN}` },
  });
  if (response.status === 404) return undefined;
  if (!response.ok) {
    throw new Error(`GitHub responded to ${path} with the status ${response.status}. Run this again later.`);
  }
  return schema.parse(await response.json());
}

/** The address of the site on GitHub Pages, or the one that it will have. */
export async function readSiteUrl(): Promise<string> {
  const { html_url: url } = (await ask('pages', pages)) ?? {};
  if (url) return url;
  const [owner = '', name = ''] = process.env.GITHUB_REPOSITORY?.split('/') ?? [];
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** Whether anything but the content has changed since the last successful run of this workflow, or there was none. */
export async function hasCodeChanged(): Promise<boolean> {
  const { GITHUB_REF_NAME, GITHUB_SHA = '' } = process.env;
  const successful = `actions/workflows/publish.yml/runs?branch=${GITHUB_REF_NAME}&status=success&per_page=1`;
  const lastRun = (await ask(successful, runs))?.workflow_runs[0];
  const tested = lastRun && (await readCode(lastRun.head_sha));
  return tested === undefined || tested !== (await readCode(GITHUB_SHA));
}

/** The hashes of the files and folders of a commit without the content, or undefined if the commit has gone. */
async function readCode(commit: string) {
  const root = await ask(`git/trees/${commit}`, tree);
  return root && JSON.stringify(root.tree.filter(({ path }) => path !== 'content'));
}

/** The status with which the published home page responds, or undefined if it does not respond. */
export async function readHomeStatus(siteUrl: string): Promise<number | undefined> {
  // Not from a cache: it may have been published a moment ago.
  const address = `${siteUrl}?${process.env.GITHUB_SHA}`;
  return fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );
}
