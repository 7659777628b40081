import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { editorConfiguration } from '@/editor/configuration';
import { remove } from '@/lib/files';
import { hashForPolicy } from './content-security-policy';
import type { EditorSettings } from '@/editor/browser/editor';

const entryPoint = 'editor/browser/editor.ts';

/** Where the editor's files go. Hosts cache this directory immutably, so file names contain hashes. */
const editorDirectory = '/_next/static/editor';

/** The policy of the editor's page: requests only to the site and GitHub, and inline styles for Sveltia. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval' {{hash}}",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "manifest-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const photoNotRead =
  'This photo could not be read, perhaps because the connection is bad. Choose it once more. If that does not help, reload this page and choose it again. If nothing helps, save it as a JPEG first.';

/** Replacements for Sveltia's messages that would be wrong here, and for its limit on zooming. */
const replacements = {
  // It would stop owners from zooming on Android.
  '`maximum-scale=1`,': '',
  // The heading of every message about a failed Save, such as one about a field with a problem.
  'There was an error while saving the entry. Please try again later.': 'This has not been saved.',
  'There was an error while parsing an entry file. Check the browser console for details.':
    'A part could not be read, and nothing can be saved in it. Reload this page. If that does not help, ask a developer.',
  'There were errors while parsing entry files. Check the browser console for details.':
    'Some parts could not be read, and nothing can be saved in them. Reload this page. If that does not help, ask a developer.',
  // Shown for a part that could not be read: owners never create one of the six parts.
  'Creating {$name}': 'This part could not be read',
  // The part may have been saved on another device since.
  'This entry has a backup from {$datetime}. Do you want to restore the edited draft?':
    'You typed here at {$datetime} and did not save. "Restore" puts the whole part back as it was then: if you have saved it elsewhere since, press "Discard".',
  // Usually, it is the owner's own other device.
  'Entry Changed by Someone Else': 'Saved elsewhere meanwhile',
  '`Save Anyway`': '`Undo the Other Save`',
  // Only photos get here: one could not be resized, usually because the HEIC decoder has not loaded.
  '`Invalid File`': '`Photo not read`',
  'This file cannot be uploaded because it’s damaged, or its content doesn’t match its file extension. This often happens when a photo is renamed rather than converted, such as a HEIC image saved as a JPEG file. Please convert the file and try again.':
    photoNotRead,
  'These files cannot be uploaded because they’re damaged, or their content doesn’t match their file extensions. This often happens when photos are renamed rather than converted, such as HEIC images saved as JPEG files. Please convert the files and try again.':
    photoNotRead,
};

/** Another text of Sveltia's, which editor/browser/lock-while-saving.ts looks for. */
const knownWords = ['`Saving…`'];

/** Makes the replacements, in English only: admin.html sets the language of the editor. */
const replaceSentences: Plugin = {
  name: 'replace-sentences',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      let contents = await readFile(file, 'utf8');
      for (const words of [...Object.keys(replacements), ...knownWords]) {
        if (!contents.includes(words)) throw new Error(`Sveltia has other words for: ${words}`);
      }
      for (const [sentence, replacement] of Object.entries(replacements)) {
        contents = contents.replace(sentence, () => replacement);
      }
      return { contents };
    });
  },
};

/** Bundles the editor's scripts into a directory. Returns the name of the one to load first. */
async function bundleEditor(directory: string): Promise<string> {
  await build({
    entryPoints: [entryPoint],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    // Not needed: code fields, maps, SVG files, and languages other than English.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'svgo', '../locales/*.json'],
    outdir: directory,
    plugins: [replaceSentences],
    entryNames: 'editor-[hash]',
    // As in Sveltia's package, because chunks load from `../assets/`.
    chunkNames: 'chunks/[name]-[hash]',
  });
  // Fonts, and decoders and encoders of image formats. Their names already contain hashes.
  const assets = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  await cp(assets, path.join(directory, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const entry = (await readdir(directory)).find((name) => /^editor-\w+\.js$/.test(name));
  if (!entry) throw new Error('esbuild has written no script for the editor.');
  return entry;
}

/**
 * Writes the editor, Sveltia CMS, and its page, `admin.html`.
 *
 * @param repository where the content is on GitHub; without one, the editor opens a folder of the computer
 * @param isSample whether something of the sample is left
 */
export async function buildEditor(
  directory: string,
  repository: string | undefined,
  isSample: boolean,
): Promise<void> {
  const logo = `data:image/svg+xml,${encodeURIComponent(await readFile('app/icon.svg', 'utf8'))}`;
  const settings: EditorSettings = {
    config: { ...editorConfiguration({ repository }), logo: { src: logo } },
    repository,
    isSample,
  };
  const target = path.join(directory, editorDirectory);
  // In development, it may hold files of an earlier version.
  await remove(target);
  const entry = await bundleEditor(target);
  const page = (await readFile('editor/admin.html', 'utf8')).replace(
    '{{entry}}',
    `${editorDirectory}/${entry}`,
  );
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
  const settingsAsText = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const finished = page
    .replace('{{policy}}', policy.replace('{{hash}}', hashForPolicy(script)))
    // A function, because `replace` would expand `$&` in a text.
    .replace('{{settings}}', () => settingsAsText);
  await writeFile(path.join(directory, 'admin.html'), finished);
}
