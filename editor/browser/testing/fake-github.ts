/* A repository as GitHub's REST API describes it, for all tests: https://docs.github.com/en/rest */

const present = () => new Date().toISOString();

export const commit = (sha: string, date = present(), type = 'User') => {
  return { sha, commit: { committer: { date } }, author: { type } };
};

/** A run of the workflow that publishes a commit. It has ended if it has a conclusion. */
export const run = (head_sha: string, conclusion: string | null, updated_at = present()) => {
  const html_url = 'https://github.com/sam/website/actions/runs/7';
  return { id: 7, head_sha, conclusion, updated_at, html_url };
};

export const annotation = (title: string | null, message = '') => ({ title, message });

/**
 * Finds what GitHub responds with to a path, in what it has by the last part of paths: `commits`, `runs`,
 * `annotations`.
 */
export function respond(github: Record<string, unknown>, path: string): unknown {
  const [, resource = '', sha] = /(\w+)(?:\?head_sha=([^&]+).*|\?.*)?$/.exec(path) ?? [];
  const found = { jobs: { jobs: [{ id: 1 }] }, ...github }[resource];
  if (resource !== 'runs' || !Array.isArray(found)) return found;
  return { workflow_runs: found.filter(({ head_sha }) => !sha || head_sha === sha) };
}
