import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { listFiles } from '../lib/files';

/** What is beside the sources in the root of the project. Everything else counts, so that no source can be forgotten. */
const notSource =
  /^(\.|(content|docs|e2e|node_modules|out|playwright-report|test-results)$|next-env\.|(eslint|jest|playwright|stylelint)\.)|\.(jsonl|md|tsbuildinfo)$/;
/** Tests, and the photos that every build encodes. */
const ignored = /\.test\.|^public\/photos\//;

/**
 * Returns the name of the file that `npm start` adds to a finished preview. It contains a hash of what the preview was built from, so
 * that neither `npm start` nor the browser tests take a site for one that was built from other sources.
 *
 * @param content the content directory
 * @param variables the values of FORM_ENDPOINT and SITE_URL, which change the site
 */
export function buildMark(content: string, variables: (string | undefined)[]): string {
  const hash = createHash('sha256').update(variables.join(' '));
  const sources = [content, ...readdirSync('.').filter((name) => !notSource.test(name))];
  const files = sources.flatMap((source) =>
    statSync(source).isFile() ? source : listFiles(source).map((file) => `${source}/${file}`),
  );
  for (const file of files.filter((name) => !ignored.test(name)))
    hash.update(file).update(readFileSync(file));
  return `build-${hash.digest('hex').slice(0, 16)}.txt`;
}
