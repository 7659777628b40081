import { environment } from './environment';

/**
 * The directory for what a build makes from a content directory. Each has its own, because those of tests or
 * a second business may be built while a preview of the first is running.
 */
export function generatedDirectoryFor(content: string): string {
  return `.cache/sites/${content.replaceAll(/\W+/g, '-')}`;
}

/** Where `npm start` and the browser tests build the site of a content directory. */
export function previewDirectoryFor(content: string): string {
  return `${generatedDirectoryFor(content)}/preview`;
}

/** The directories of the content that CONTENT_DIRECTORY names. */
export const directories = {
  /** The YAML files. */
  get content() {
    return environment.contentDirectory;
  },
  /** The photos as the owner added them. */
  get photos() {
    return `${environment.contentDirectory}/photos`;
  },
  get generated() {
    return generatedDirectoryFor(environment.contentDirectory);
  },
  get preview() {
    return previewDirectoryFor(environment.contentDirectory);
  },
};
