import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPair, isScalar, LineCounter, parseDocument, visit, type Pair } from 'yaml';
import type { Problem } from '@/content/content-error';
import { schemas } from '@/content/schema';

/** The numbers that Ofcom keeps for fiction, with 000 to 999 after them: https://www.ofcom.org.uk/numbers-for-drama */
const fiction =
  /^\+44(11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/;

/** Domains that are nobody's: RFC 2606 and 6761, and those that stand beside them in Britain. */
const exampleDomain =
  /(?<![\w-])(?:example(?:\.[a-z]{2,3}){1,2}|[\w-]+\.(?:example|test|invalid|localhost))(?![\w.-]*\w)/;

const examplePage = /^https:\/\/(?:[\w-]+\.)*(?:facebook|instagram)\.com(?:\/(?:example)?)?\/?$/i;

/** What made-up words look like, and what they are. */
const kinds = [
  { are: 'a number that Ofcom keeps for fiction', find: fictionalNumber },
  { are: 'an address that is kept for examples', find: (text: string) => exampleDomain.exec(text)?.[0] },
  { are: "the address of nobody's page", find: (text: string) => examplePage.exec(text)?.[0] },
  {
    are: 'a name that stands in for the real one',
    find: (text: string) => /Sam Sample|Brush & Wherry|Example Forms|^\S+ Sample$/.exec(text)?.[0],
  },
];

/** Where the remedy is another one than to write what is true. */
const remedies: Record<string, string> = {
  url: 'Write the address that you have registered for the site.',
  facebook: "Write the address of the business's own page.",
  instagram: "Write the address of the business's own page.",
  formEndpoint: 'Open an account with a form service, and write the address that it gives you.',
};

/**
 * Finds the sample content in the files of a content folder, in the order of the files and their lines.
 *
 * @param directory the folder that holds `business.yaml` and its siblings, without mistakes
 */
export function readSamples(directory: string): Problem[] {
  return Object.keys(schemas).flatMap((name) =>
    findSamples(`content/${name}.yaml`, readFileSync(path.join(directory, `${name}.yaml`), 'utf8')),
  );
}

/**
 * Finds what is not real yet in a content file: entries and comments that say so, and words that only examples have.
 *
 * @param file its path, for the answer
 * @param source its text
 */
export function findSamples(file: string, source: string): Problem[] {
  const samples: Problem[] = [];
  const lines = new LineCounter();
  const add = (offset: number | undefined, problem: string, remedy: string) =>
    samples.push({ file, line: lines.linePos(offset ?? 0).line, problem, remedy });

  const document = parseDocument(source, { lineCounter: lines });
  for (const { index } of source.matchAll(/^[ \t]*#.*\bSAMPLE\b/gm)) {
    add(index, 'the comment that begins with SAMPLE is still here', 'Do what it says, then take it out.');
  }
  visit(document, {
    Map(_key, map) {
      if (map.get('sample') !== true) return;
      const pair = map.items.find((item) => isScalar(item.key) && item.key.value === 'sample');
      const [problem, remedy] = describeEntry(file, map.get('file'), map.get('name'));
      add(offsetOf(pair), problem, remedy);
      // What an entry says that is marked goes with it.
      return visit.SKIP;
    },
    Scalar(key, { value, range }, ancestors) {
      if (key === 'key' || typeof value !== 'string') return;
      const owner = ancestors.findLast((node) => isPair(node));
      const name = owner && isScalar(owner.key) ? String(owner.key.value) : 'the text';
      for (const { are, find } of kinds) {
        const found = find(value);
        if (found) add(range?.[0], `${name} has "${found}", ${are}`, remedies[name] ?? 'Write the real one.');
      }
    },
  });
  return samples.sort((a, b) => a.line - b.line);
}

function describeEntry(file: string, photo: unknown, customer: unknown): [problem: string, remedy: string] {
  if (typeof photo !== 'string') {
    return [
      `the review by ${String(customer)} is made up`,
      'Put what a real customer wrote in its place: publishing made-up reviews is against the law.',
    ];
  }
  return [
    `${photo} is a sample photo`,
    file === 'content/gallery.yaml'
      ? 'Add your own with npm run photo, and take this entry out.'
      : 'Put your own into content/photos, name it here with what it shows, and take out "sample: true".',
  ];
}

function offsetOf(pair: Pair | undefined) {
  return pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

function fictionalNumber(text: string) {
  const numbers = text.match(/(?:\+44|\b0)[\d ()-]{8,16}\d/g) ?? [];
  return numbers.find((number) => fiction.test(parsePhoneNumberFromString(number, 'GB')?.number ?? ''));
}
