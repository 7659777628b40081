/** @jest-environment node */
import { cpSync, writeFileSync } from 'node:fs';
import { edit, replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

setUpTemporaryContent();
afterEach(() => {
  process.exitCode = undefined;
});

/** Runs `npm run launch-check`, and returns its output and exit status. */
async function launchCheck() {
  const print = jest.spyOn(console, 'log').mockImplementation();
  await jest.isolateModulesAsync(async () => void (await import('./launch-check')));
  await new Promise(setImmediate);
  return { output: print.mock.calls.join(), status: process.exitCode ?? 0 };
}

it('fails while something of the sample is left, and says where the editor has it', async () => {
  const output = expect.stringMatching(
    /^Search engines are kept out[^]*:\d+: Business, Phone number has "01632 960134", from the sample\n {4}Replace it/,
  );
  expect(await launchCheck()).toEqual({ output, status: 1 });
});

it('passes without, and lists what could be better', async () => {
  replacePlaceholders();
  edit('services', /description: .*/, 'description: Call 01379 640000.');
  const output = expect.stringMatching(
    /^Could be better:\n\n.*has 01379 640000[^]*Nothing of the sample is left/,
  );
  expect(await launchCheck()).toEqual({ output, status: 0 });
});

it('reads .env files, as `next build` does', async () => {
  cpSync('content', 'elsewhere', { recursive: true });
  writeFileSync('.env', 'CONTENT_DIRECTORY=elsewhere');
  // Next has read the project's own files for Jest.
  jest.replaceProperty(process, 'env', { ...process.env, __NEXT_PROCESSED_ENV: '' });
  const output = expect.stringContaining('elsewhere/business.yaml:');
  expect(await launchCheck()).toEqual({ output, status: 1 });
});
