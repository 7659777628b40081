import path from 'node:path';
import { cache } from 'react';
import { environment } from '../environment';
import { ContentError } from './content-error';
import { directories } from '../directories';
import { readContent } from './read';
import { readPhotoIndex } from '../photos/photo-index';
import type { GalleryEntry, Photo } from './types';
import { parseSiteAddress } from './site-address';

/**
 * Returns the validated content. Every page reads the files once, so `next dev` shows edits on reload.
 *
 * @throws ContentError with all problems in the content
 * @throws Error when a photo has not been encoded yet, or SITE_URL or FORM_ENDPOINT is invalid
 */
export const getContent = cache(() => {
  const { files, problems, sample } = readContent(directories.content);
  if (!files) throw new ContentError(problems);
  const { url, basePath } = parseSiteAddress(files.business.url);
  const encoded = readPhotoIndex();
  const photo = ({ file, ...entry }: GalleryEntry): Photo => {
    const found = encoded[file];
    if (!found) {
      throw new Error(
        `${path.join(directories.content, file)} is not encoded yet. Start \`next dev\` again, or run \`next build\`.`,
      );
    }
    return {
      ...found,
      id: file.replace('./photos/', '').replace(/\W+/g, '-'),
      avifs: found.avifs.map(({ url, width }) => ({ url: basePath + url, width })),
      jpeg: basePath + found.jpeg,
      wall: found.wall && { ...found.wall, light: basePath + found.wall.light },
      // Link previews (Open Graph) need an absolute URL.
      share: found.share && { ...found.share, url: url + found.share.url },
      ...entry,
    };
  };
  const { business, pages, services } = files;
  const { about } = pages;
  const gallery = files.gallery.map(photo);

  return {
    ...files,
    isSample: sample.length > 0,
    business: {
      ...business,
      shortName: business.shortName ?? business.name,
      logo: business.logo && basePath + business.logo,
      url,
      formEndpoint: environment.formEndpoint?.replace(/^\//, `${basePath}/`) ?? business.formEndpoint,
    },
    gallery,
    services: services.map((service) => ({
      ...service,
      photo: gallery.find((photo) => photo.service === service.title),
    })),
    pages: {
      ...pages,
      home: { ...pages.home, photo: photo(pages.home.photo) },
      about: {
        ...about,
        photo: about.photo && photo(about.photo),
        stages: about.stages && { ...about.stages, photo: photo(about.stages.photo) },
      },
    },
  };
});
