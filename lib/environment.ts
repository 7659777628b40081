import { findAddressProblem, findSiteProblem } from './content/web-address';

/*
 * The environment variables of README.md, read at each use, because a command may set one for what it starts.
 * Those that hosts and GitHub set are read where they are used.
 */
export const environment = {
  /** The directory of the content, relative to the root of the project. */
  get contentDirectory() {
    return process.env.CONTENT_DIRECTORY || 'content';
  },

  /** Where `next build` writes a preview; if undefined, it writes the site to publish. */
  get previewDirectory() {
    return process.env.PREVIEW_DIRECTORY || undefined;
  },

  /** The port of `npm start`. Next reads the variable itself. */
  get port() {
    return Number(process.env.PORT || 3000);
  },

  /** The address that `npm start` listens on: without one, only this computer can reach it. */
  get siteHost() {
    return process.env.SITE_HOST || '127.0.0.1';
  },

  /** Overrides the content's address that the form posts to, with an address or a path on the site. */
  get formEndpoint() {
    const endpoint = process.env.FORM_ENDPOINT || undefined;
    const isPath = /^\/(?!\/)[^\s\\]*$/.test(endpoint ?? '/');
    const problem = isPath ? undefined : findAddressProblem(endpoint ?? '');
    if (problem) refuse('FORM_ENDPOINT', problem, 'an address, or to a path that starts with a slash');
    return endpoint;
  },

  /** Overrides the content's address of the site. */
  get siteUrl() {
    const address = process.env.SITE_URL || undefined;
    const problem = address && findSiteProblem(address);
    if (problem) refuse('SITE_URL', problem, 'the address of the home page');
    return address;
  },

  /** The file that the local form service appends enquiries to. */
  get enquiriesFile() {
    return process.env.ENQUIRIES_FILE || 'enquiries.jsonl';
  },
};

function refuse(name: string, problem: string, expected: string): never {
  throw new Error(`${name} is "${process.env[name]}", which ${problem}. Set it to ${expected}.`);
}
