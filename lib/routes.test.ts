/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { pageLinks } from './navigation';
import { listRoutes } from './routes';

setUpTemporaryContent();

function addPage(directory: string) {
  mkdirSync(`app/${directory}`, { recursive: true });
  writeFileSync(`app/${directory}/page.tsx`, '');
}

it('lists a page that a developer adds, or says why it does not', () => {
  addPage('services/wallpapering');
  addPage('(legal)/privacy');
  const linked = pageLinks.map(({ href }) => href).filter((href) => href !== '/testimonials');
  const added = ['/privacy', '/services/wallpapering'];
  expect(listRoutes({ testimonials: [] })).toEqual([...linked, ...added]);
  addPage('services/[slug]');
  expect(() => listRoutes({ testimonials: [] })).toThrow(
    'app/services/[slug]/page.tsx are unknown: list them',
  );
});
