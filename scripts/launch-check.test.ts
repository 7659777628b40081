/** @jest-environment node */
import { replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

setUpTemporaryContent();

/** Runs `npm run launch-check`. Returns what it prints, and the status with which it exits. */
async function launchCheck() {
  const print = jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation((...words) => console.log(...words));
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await jest.isolateModulesAsync(async () => void (await import('./launch-check')));
  await new Promise(setImmediate);
  return { output: print.mock.calls.join(), status: exit.mock.calls[0]?.[0] ?? 0 };
}

it('fails while sample content is left, and says where the editor has it', async () => {
  const output = expect.stringMatching(
    /01632 960134, a number that.*\n.*\(in the editor: Business, Phone number\)/,
  );
  expect(await launchCheck()).toEqual({ output, status: 1 });
});

it('passes without', async () => {
  replacePlaceholders();
  expect(await launchCheck()).toEqual({ output: expect.stringContaining('Ready to launch'), status: 0 });
});
