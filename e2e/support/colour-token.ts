import { readFileSync } from 'node:fs';

/** Returns the colour of the token `--color-NAME` in app/styles/tokens.css, as `#rrggbb`. */
export function colourToken(name: string): string {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  const value = css.match(new RegExp(`@theme \\{[^}]*--color-${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`There is no --color-${name} in app/styles/tokens.css.`);
  return value;
}
