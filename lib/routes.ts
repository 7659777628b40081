import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';
import { pageLinks, pageLinksFor } from './navigation';

/** The paths of the pages that a content has: those of the navigation, in its order, and then what else `app/` has. */
export function listRoutes(content: { testimonials: unknown[] }): Route[] {
  const linked = pageLinks.map(({ href }) => href);
  const others = readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join('/', path.dirname(file).replaceAll(path.sep, '/')) as Route)
    .filter((route) => !linked.includes(route));
  return [...pageLinksFor(content).map(({ href }) => href), ...others.sort()];
}
