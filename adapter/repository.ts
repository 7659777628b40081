import { spawnSync } from 'node:child_process';

/** Matches the repository in an address on GitHub: `sam/website`. Hosts may write a token before the `@`. */
const addressOnGitHub =
  /^(?:https:\/\/(?:[^/@]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[/:])([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

/**
 * Returns the GitHub repository that the site is built from, such as `sam/website`: the remote `origin` or,
 * on hosts that build without it, the one in environment variables of Vercel or Netlify.
 */
export function findRepository(): string | undefined {
  const { VERCEL_GIT_PROVIDER, VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG, REPOSITORY_URL } = process.env;
  // Only the repository of this project, not one of a folder around it.
  const { stdout } = spawnSync('git', ['--git-dir=.git', 'config', 'remote.origin.url'], {
    encoding: 'utf8',
  });
  const onVercel = `https://${VERCEL_GIT_PROVIDER}.com/${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`;
  const addresses = [stdout, VERCEL_GIT_REPO_SLUG && onVercel, REPOSITORY_URL];
  return addresses.map((address) => addressOnGitHub.exec(address?.trim() ?? '')?.[1]).find(Boolean);
}
