/** Returns the token of the signed-in owner from Sveltia's storage: Sveltia has no function for that. */
export function readToken(): string | undefined {
  return JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null')?.token;
}

class GitHubError extends Error {
  constructor(readonly status: number) {
    super(`GitHub responded with the status ${status}.`);
  }
}

/** Whether GitHub has rejected the token. */
export const isUnauthorised = (error: unknown) => error instanceof GitHubError && error.status === 401;

/**
 * Requests a resource of a repository from GitHub's API.
 *
 * @param path such as `sam/website/commits`
 * @param token empty to request what everybody may see
 * @returns undefined if it does not exist
 * @throws Error when GitHub refuses or fails to respond
 */
export async function request<T>(path: string, token = readToken()): Promise<T | undefined> {
  const response = await fetch(`https://api.github.com/repos/${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    // Otherwise browsers reuse a response for a minute.
    cache: 'no-cache',
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new GitHubError(response.status);
  return response.json();
}
