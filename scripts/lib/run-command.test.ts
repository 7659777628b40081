/** @jest-environment node */
import { runCommand } from './run-command';

it.each([
  [new Error('Write a number.'), 'Write a number.'],
  [
    new TypeError('x is undefined'),
    expect.objectContaining({ stack: expect.stringContaining('run-command.test') }),
  ],
])('prints %s: a mistake in the program with its place', async (error, printed) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  runCommand(() => Promise.reject(error));
  await new Promise(setImmediate);
  expect(print).toHaveBeenCalledWith('\n', printed);
  expect(exit).toHaveBeenCalledWith(1);
  jest.restoreAllMocks();
});
