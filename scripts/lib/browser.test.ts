/** @jest-environment node */
import { findBrowser } from './browser';
import { findCommand } from './find-command';

jest.mock('./find-command');

it('prefers the headless shell, in which the tests take half the time', () => {
  // Any file that exists.
  jest
    .mocked(findCommand)
    .mockImplementation(
      (name) => `${__dirname}/${name === 'chromium-headless-shell' ? 'browser.ts' : 'none'}`,
    );
  expect(findBrowser()).toBe(`${__dirname}/browser.ts`);
});
