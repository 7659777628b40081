import { readFileSync } from 'node:fs';

/**
 * Returns the value of a colour token in `app/globals.css`.
 *
 * @param name the name without `--color-`
 * @returns the colour as `#rrggbb`
 * @throws Error when there is no such token
 */
export function colourToken(name: string): string {
  const css = readFileSync('app/globals.css', 'utf8');
  const value = css.match(new RegExp(`@theme \\{[^}]*--color-${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`There is no --color-${name} in app/globals.css.`);
  return value;
}
