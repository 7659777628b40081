import { z } from 'zod';

/**
 * Says what is wrong with a web address, in words that follow its name. Browsers repair most of these mistakes, not all of them in
 * the same way; a Content Security Policy repairs none.
 */
export function findAddressProblem(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return 'is not a web address that starts with https://';
  if (/[\s\\]/.test(address)) return 'has a space or a backslash in it';
  if (/^https?:\/\/\//i.test(address)) return 'has more than two slashes after https:';
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return 'has a user name or a password before an @';
  if (!URL.canParse(address)) return 'has no valid domain after https://';
  return undefined;
}

/** Says what is wrong with an address that everybody must be able to open. */
export function findPublicAddressProblem(address: string): string | undefined {
  const problem = findAddressProblem(address);
  if (problem) return problem;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'is not a web address that starts with https://';
  if (!z.regexes.domain.test(hostname)) return 'has no valid domain after https://';
  return undefined;
}

/** Says what is wrong with the address of a site, to which the addresses of pages are added. */
export function findSiteProblem(address: string): string | undefined {
  const problem = findAddressProblem(address);
  if (problem) return problem;
  if (/[?#]/.test(address)) return 'has a question mark or a # in it';
  const { pathname } = new URL(address);
  if (pathname.includes('//')) return 'has two slashes in a row after the domain';
  if (/[^\w.~/-]/.test(pathname))
    return 'has a folder name with characters other than letters, digits and hyphens';
  if (/\.[^/]*$/.test(pathname)) return 'ends in a file name';
  return undefined;
}
