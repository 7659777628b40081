import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { ContentError } from './content-error';
import { readContent } from './read';
import type { Content, EncodedPhoto, Photo, PhotoEntry } from './schema';

/** What scripts/photos.ts writes: the encoded photos by the name of their file. */
export const photoIndexPath = '.cache/photos.json';

const encodedPhotos = z.record(
  z.string(),
  z.object({
    src: z.string(),
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
    colour: z.string(),
  }) satisfies z.ZodType<EncodedPhoto>,
);

let cached: Content | undefined;

/**
 * The checked content of the site. In development the files are read at every call, so that an edit shows on reload.
 *
 * @throws ContentError with every mistake, when there is any
 */
export function getContent(): Content {
  if (!cached || process.env.NODE_ENV === 'development') cached = load();
  return cached;
}

/**
 * Where the site is: the address of its home page without a slash at the end, and the path in that, which is empty at
 * the root of a host and `/painting` in a folder of one. SITE_URL takes the place of the content's address in previews.
 *
 * @throws ContentError with every mistake, when there is any, Error when SITE_URL is no address
 */
export function getSite(): { url: string; basePath: string } {
  return siteAt(readFiles().business.url);
}

function siteAt(contentUrl: string) {
  const override = process.env.SITE_URL;
  if (override && !/^https?:\/\/[^/?#]+[^?#]*$/.test(override)) {
    throw new Error(`SITE_URL is "${override}". Write an address that begins with https://`);
  }
  const url = (override || contentUrl).replace(/\/+$/, '');
  return { url, basePath: new URL(url).pathname.replace(/\/$/, '') };
}

function readFiles() {
  const { files, problems } = readContent(path.join(process.cwd(), 'content'));
  if (!files) throw new ContentError(problems);
  return files;
}

function load(): Content {
  const files = readFiles();
  const { url, basePath } = siteAt(files.business.url);
  const encoded = readPhotoIndex();
  const photo = ({ file, alt }: PhotoEntry): Photo => {
    const found = encoded[file];
    if (!found) throw new Error(`${file} has not been encoded yet: run \`npm run photos\`.`);
    return { ...found, src: basePath + found.src, alt };
  };
  const { business, gallery, pages } = files;

  return {
    ...files,
    business: {
      ...business,
      url,
      phoneInternational: parsePhoneNumberFromString(business.phone, 'GB')?.number ?? business.phone,
      formEndpoint: formEndpointOverride(basePath) ?? business.formEndpoint,
    },
    gallery: gallery.map(photo),
    pages: {
      ...pages,
      home: { ...pages.home, photo: photo(pages.home.photo) },
      about: { ...pages.about, photo: photo(pages.about.photo) },
    },
  };
}

/** The encoded photos by the name of their file; none where an interrupted run has left no index or half of one. */
export function readPhotoIndex(): Record<string, EncodedPhoto> {
  try {
    return encodedPhotos.parse(JSON.parse(readFileSync(path.join(process.cwd(), photoIndexPath), 'utf8')));
  } catch {
    return {};
  }
}

/** FORM_ENDPOINT takes the place of the content's endpoint in tests, previews and local use; a path is one of the site. */
function formEndpointOverride(basePath: string): string | undefined {
  const endpoint = process.env.FORM_ENDPOINT;
  if (!endpoint) return undefined;
  const isPath = endpoint.startsWith('/') && !endpoint.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/.test(endpoint)) {
    throw new Error(
      `FORM_ENDPOINT is "${endpoint}". Write an http address or a path that begins with a slash.`,
    );
  }
  return isPath ? basePath + endpoint : endpoint;
}
