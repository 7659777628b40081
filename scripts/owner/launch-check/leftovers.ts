import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directory';
import { schemas } from '@/lib/content/schema';
// The hashes of all sample texts of 30 characters or more: shorter ones, such as "Our Services", suit every business.
import sampleTexts from './sample-texts.json';

/** What the sample says about its business, in many texts. */
const samplePlaces = ['Norwich', 'Norfolk'];
const sampleYears = 35;

/** What is known of the business from its own entries. */
type Facts = { areas: string[]; years: number };

/** The line of a text, and the name of its field. */
type Place = { file: string; line: number; name: string };

/** What is left of the sample: problems, and unchanged texts, which may still be right. */
type Leftovers = { problems: Problem[]; unchanged: Place[] };

/**
 * Finds what is left of the sample in texts that nothing marks as samples, in all files of a content folder.
 *
 * @param directory the folder that contains `business.yaml` and the other files, which must be valid
 * @throws Error when a file cannot be read
 */
export function readLeftovers(directory: string, facts: Facts): Leftovers {
  const found = Object.keys(schemas).map((name) => {
    const file = `${directory}/${name}.yaml`;
    return findLeftovers(file, readFileSync(file, 'utf8'), facts, new Set(sampleTexts));
  });
  return {
    problems: found.flatMap(({ problems }) => problems),
    unchanged: found.flatMap(({ unchanged }) => unchanged),
  };
}

/**
 * Finds the sample's places, years and texts in a file.
 *
 * @param file the path of the file, for the result
 * @param source the text of the file
 * @param samples the hashes of the sample's texts
 */
export function findLeftovers(
  file: string,
  source: string,
  { areas, years }: Facts,
  samples: ReadonlySet<string>,
): Leftovers {
  const lines = new LineCounter();
  const foreignPlaces = samplePlaces.filter((place) => !areas.some((area) => area.includes(place)));
  const leftovers: Leftovers = { problems: [], unchanged: [] };

  visit(parseDocument(source, { lineCounter: lines }), {
    Map(_key, map) {
      // Reported as a sample as a whole.
      return map.get('sample') === true ? visit.SKIP : undefined;
    },
    Scalar(key, { value, range }, ancestors) {
      if (key === 'key' || typeof value !== 'string') return;
      const pair = ancestors.findLast((node) => isPair(node));
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : 'the text';
      const at = { file, line: lines.linePos(range?.[0] ?? 0).line };

      for (const place of foreignPlaces.filter((each) => value.includes(each))) {
        leftovers.problems.push({
          ...at,
          problem: `${name} has "${place}", a place of the sample`,
          remedy: `Write your own, or add it to areas in ${contentDirectory}/business.yaml.`,
        });
      }
      if (years !== sampleYears && new RegExp(`\\b${sampleYears}(\\+|\\s+years)`, 'i').test(value)) {
        leftovers.problems.push({
          ...at,
          problem: `${name} has "${sampleYears}", the years of the sample`,
          remedy: `Write ${years}, or leave the years out.`,
        });
      }
      if (samples.has(hashOf(value))) {
        leftovers.unchanged.push({ ...at, name });
      }
    },
  });
  return leftovers;
}

/** Returns the hash of a text as it is in sample-texts.json. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
