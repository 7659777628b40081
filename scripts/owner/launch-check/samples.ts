import { readFileSync } from 'node:fs';
import { isPair, isScalar, LineCounter, parseDocument, visit, type Pair } from 'yaml';
import type { Problem } from '@/lib/content/content-error';
import { isFictionalNumber } from '@/lib/content/phone-number';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { schemas } from '@/lib/content/schema';

/** Domains reserved by RFC 2606 and RFC 6761, and their British variants. */
const exampleDomain =
  /(?<![\w-])(?:example(?:\.[a-z]{2,3}){1,2}|[\w-]+\.(?:example|test|invalid|localhost))(?![\w.-]*\w)/;

const examplePage = /^https:\/\/(?:[\w-]+\.)*(?:facebook|instagram)\.com(?:\/(?:example)?)?\/?$/i;

/** The kinds of sample text, as an error describes them. */
const kinds = [
  { description: 'a number that Ofcom reserves for fiction', find: findFictionalNumber },
  {
    description: 'an address that is reserved for examples',
    find: (text: string) => exampleDomain.exec(text)?.[0],
  },
  {
    description: 'a placeholder for the address of a page',
    find: (text: string) => examplePage.exec(text)?.[0],
  },
  {
    description: 'an example of what a company states',
    find: (text: string) => /^01234567$|^1 High Street, Norwich|^GB 123 4567 89$/.exec(text)?.[0],
  },
  {
    description: 'a sample name',
    find: (text: string) => /Sam Sample|Brush & Wherry|Example Forms|^\S+ Sample$/.exec(text)?.[0],
  },
];

/** The top-level fields whose remedy is not simply to write the real one. */
const remedies: Record<string, string> = {
  url: 'Write the address that you have registered for the site.',
  social: "Write the address of the business's own page, or remove the entry if there is none.",
  formEndpoint: 'Create an account with a form service, and write the address that it gives you.',
};

/**
 * Finds the sample content in all files of a content folder.
 *
 * @param directory the folder that contains `business.yaml` and the other files, which must be valid
 * @returns the sample content, file by file, sorted by line
 * @throws Error when a file cannot be read
 */
export function readSamples(directory: string): Problem[] {
  return Object.keys(schemas).flatMap((name) => {
    const file = `${directory}/${name}.yaml`;
    return findSamples(file, readFileSync(file, 'utf8'));
  });
}

/**
 * Finds the sample content in a file: entries and comments that are marked as samples, and text that only samples have.
 *
 * @param file the path of the file, for the result
 * @param source the text of the file
 * @returns the sample content, sorted by line
 */
export function findSamples(file: string, source: string): Problem[] {
  const samples: Problem[] = [];
  const lines = new LineCounter();
  const add = (offset: number | undefined, problem: string, remedy: string) =>
    samples.push({ file, line: lines.linePos(offset ?? 0).line, problem, remedy });

  const document = parseDocument(source, { lineCounter: lines });
  for (const { index } of source.matchAll(/^[ \t]*#.*\bSAMPLE\b/gm)) {
    add(index, 'there is a comment that begins with SAMPLE', 'Do what it says, then remove it.');
  }
  visit(document, {
    Map(_key, map) {
      if (map.get('sample') !== true) return;
      const pair = map.items.find((item) => isScalar(item.key) && item.key.value === 'sample');
      const [problem, remedy] = describeEntry(file, map.get('file'), map.get('name'));
      add(offsetOf(pair), problem, remedy);
      // One report for each marked entry.
      return visit.SKIP;
    },
    Scalar(key, { value, range }, ancestors) {
      if (key === 'key' || typeof value !== 'string') return;
      const keys = ancestors.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      const name = keys.at(-1) ?? 'the text';
      for (const { description, find } of kinds) {
        const found = find(value);
        if (!found) continue;
        add(
          range?.[0],
          `${name} has "${found}", ${description}`,
          remedies[keys[0] ?? ''] ?? 'Write the real one.',
        );
      }
    },
  });
  return samples.sort((a, b) => a.line - b.line);
}

function describeEntry(file: string, photo: unknown, customer: unknown): [problem: string, remedy: string] {
  if (typeof photo !== 'string') {
    return [
      `the review by ${String(customer)} is made up`,
      'Replace it with what a real customer wrote: publishing made-up reviews is against the law.',
    ];
  }
  return [
    `${photo} is a sample photo`,
    file === `${contentDirectory}/gallery.yaml`
      ? 'Add your own with npm run photos:add, and remove this entry.'
      : `Put your own into ${photosDirectory}, write its name and what it shows here, and remove "sample: true".`,
  ];
}

function offsetOf(pair: Pair | undefined) {
  return pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

function findFictionalNumber(text: string) {
  const numbers = text.match(/(?:\+44|\b0)[\d ()-]{8,16}\d/g) ?? [];
  return numbers.find(isFictionalNumber);
}
