import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';
import { pageLinks, pageLinksFor } from './navigation';

/** The paths of the pages with more than one, by their directory: `'news/[slug]': () => ['/news/may']`. */
const pathsByDirectory: { [directory: string]: () => Route[] } = {};

/**
 * The paths of the pages that a content has: those of the navigation, in its order, and then what else `app/` has.
 *
 * @throws Error when the paths of a page such as `app/services/[slug]/page.tsx` are not listed above
 */
export function listRoutes(content: { testimonials: unknown[] }): Route[] {
  const linked = pageLinks.map(({ href }) => href);
  const others = readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .flatMap((names) => pathsByDirectory[names.join('/')]?.() ?? toRoute(names))
    .filter((route) => !linked.includes(route));
  return [...pageLinksFor(content).map(({ href }) => href), ...others.sort()];
}

/** The path of the page in a directory of `app/`. */
function toRoute(names: string[]): Route {
  if (names.some((name) => name.startsWith('['))) {
    throw new Error(
      `The paths of app/${names.join('/')}/page.tsx are unknown: list them at the top of lib/routes.ts, so that search engines find the pages.`,
    );
  }
  // A folder in brackets only groups pages.
  return path.posix.join('/', ...names.filter((name) => !name.startsWith('('))) as Route;
}
