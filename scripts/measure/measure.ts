import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { buildPreview } from '../build/build-site';
import { runCommand } from '../lib/run-command';
import { measureGallerySize } from './gallery-size';
import { measuringBrowser } from './lighthouse';
import { measureMenuTap } from './menu-tap';
import { measureNavigation } from './navigation';
import { measurePageLoads } from './page-loads';
import { serveVariants } from './variants';

const document = 'docs/performance.md';

/** What is measured, by its name for `--only` and in the document. */
const parts = {
  pages: measurePageLoads,
  navigation: measureNavigation,
  tap: measureMenuTap,
  scale: measureGallerySize,
};

// `npm run measure`: compares the export with the same export without scripts, and with others named on the command
// line (`name=DIRECTORY` or `name=ADDRESS`).
runCommand(async () => {
  const { runs, only, save, others } = readArguments();
  process.env.FORM_ENDPOINT ??= '/enquiries';
  await buildPreview();
  const { variants, stop } = await serveVariants(others);
  try {
    for (const [name, measurePart] of Object.entries(parts)) {
      if (only && only !== name) continue;
      const result = `${await measurePart(variants, runs)}\n\n${circumstances(runs)}`;
      console.log(`\n${result}\n`);
      if (save) await saveResult(name, result);
    }
  } finally {
    stop();
  }
});

/** @throws Error for an option that is not valid */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Write a whole number, 1 or more.`);
  }
  if (values.only && !Object.hasOwn(parts, values.only)) {
    throw new Error(`--only is "${values.only}". Write one of ${Object.keys(parts).join(', ')}.`);
  }
  const others = positionals.map((each) => {
    const [, name, place] = /^([\w-]+)=(.+)$/.exec(each) ?? [];
    if (!name || !place) {
      throw new Error(`"${each}" is not a name and a place. Write name=DIRECTORY or name=ADDRESS.`);
    }
    return { name, place };
  });
  return { runs, only: values.only, save: values.save, others };
}

function circumstances(runs: number) {
  const date = new Date().toISOString().slice(0, 10);
  const [cpu] = cpus();
  return `Measured on ${date}, ${runs} runs each, ${path.basename(measuringBrowser ?? '')}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}.`;
}

/** Replaces the result between the marks of a part in the document. */
async function saveResult(part: string, result: string) {
  const text = await readFile(document, 'utf8');
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const before = text.split(start)[0];
  const after = text.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${document} has no place marked ${start}.`);
  }
  const updated = `${before}${start}\n\n${result}\n\n${end}${after}`;
  const options = await resolveConfig(document);
  await writeFile(document, await format(updated, { ...options, filepath: document }));
}
