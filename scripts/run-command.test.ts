/** @jest-environment node */
import { runCommand } from './run-command';

it.each([
  ['the message of an error', new Error('The port is in use.'), 'The port is in use.'],
  ['a bug with its stack trace', new TypeError('x is undefined'), expect.any(TypeError)],
])('prints %s, and fails', async (_name, error, printed) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  runCommand(() => Promise.reject(error));
  await new Promise(setImmediate);
  expect(print).toHaveBeenCalledWith('\n', printed);
  expect(exit).toHaveBeenCalledWith(1);
});
