import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from './parse-yaml';

/** Reads and parses a YAML file of the content. A missing file is an empty one with a problem. */
export function readYaml(file: string): ReturnType<typeof parseYaml> {
  if (existsSync(file)) return parseYaml(readFileSync(file, 'utf8'), file);
  const missing = {
    file,
    line: 1,
    problem: 'the file is missing',
    remedy: 'Restore it: the website needs it.',
  };
  return { ...parseYaml('', file), problems: [missing] };
}
