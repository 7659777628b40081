import { ContentError } from '../content-error';
import { readContent } from '../read';
import type { Photo } from '../types';

/** The content of a site of the browser tests, as components get it. Tests change what they are about. */
export function readSite(name: 'full' | 'usual') {
  const { files, problems } = readContent(`e2e/sites/${name}`);
  if (!files) throw new ContentError(problems);
  const { business } = files;
  return { ...files, business: { ...business, shortName: business.shortName ?? business.name } };
}

/** A photo as components get it. */
export const photo = (name: string): Photo => ({
  id: name,
  alt: `A wall in ${name}`,
  width: 1600,
  height: 1200,
  avifs: [400, 800, 1200].map((width) => ({ url: `/photos/${name}-0a1b2c3d-${width}.avif`, width })),
  jpeg: `/photos/${name}-0a1b2c3d-1200.jpg`,
  colour: '#a1b2c3',
});
