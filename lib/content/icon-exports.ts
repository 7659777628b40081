import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { icons } from 'lucide-react';

/** The name of an icon as lucide-react exports it: `PaintRoller` for `paint-roller` on lucide.dev. */
export type IconName = keyof typeof icons;

/** A line for each name: `"home": () => import('./icons/house.mjs'),`. Imported, it would make bundlers include every icon. */
const list = readFileSync(
  path.join(process.cwd(), 'node_modules/lucide-react/dist/esm/dynamicIconImports.mjs'),
  'utf8',
);

/** The export of each icon by its name on lucide.dev, and by its former names: `House` for `house` and `home`. */
export const iconExports: ReadonlyMap<string, string> = new Map(
  [...list.matchAll(/^ *"(.+)": .*\/(.+)\.mjs'/gm)].map(([, name = '', file = '']) => [
    name,
    file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
);
