import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';
import type { Business } from './content/types';
import { pageLinksFor } from './navigation';

/** The paths of all pages of a business: those of the navigation, in its order, and then what else `app/` has. */
export function listRoutes(business: Pick<Business, 'hasTestimonials'>): Route[] {
  const linked = pageLinksFor({ hasTestimonials: true }).map(({ href }) => href);
  const others = readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join('/', path.dirname(file).replaceAll(path.sep, '/')) as Route)
    .filter((route) => !linked.includes(route));
  return [...pageLinksFor(business).map(({ href }) => href), ...others.sort()];
}
