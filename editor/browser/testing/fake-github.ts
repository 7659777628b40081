/* A repository as GitHub's REST API describes it, for all tests: https://docs.github.com/en/rest */

const present = () => new Date().toISOString();

export const commit = (sha: string, date = present(), type = 'User') => {
  return { sha, commit: { committer: { date } }, author: { type } };
};

/** A run of the workflow that publishes a commit. With a conclusion, it has ended. */
export const run = (head_sha: string, conclusion: string | null, updated_at = present()) => {
  const html_url = 'https://github.com/sam/website/actions/runs/7';
  return { id: 7, head_sha, conclusion, updated_at, html_url };
};

export const annotation = (title: string | null, message = '') => ({ title, message });

/** GitHub's response to a path, whose last part selects the data: `commits`, `runs` or `annotations`. */
export function respond(github: Record<string, unknown>, path: string): unknown {
  const [, resource = '', sha] = /(\w+)(?:\?head_sha=([^&]+).*|\?.*)?$/.exec(path) ?? [];
  const found = { jobs: { jobs: [{ id: 1 }] }, ...github }[resource];
  if (resource !== 'runs' || !Array.isArray(found)) return found;
  return { workflow_runs: found.filter(({ head_sha }) => !sha || head_sha === sha) };
}
