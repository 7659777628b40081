import { z } from 'zod';

/*
 * These functions return a problem, such as "is not a web address". Browsers also accept three slashes or a
 * backslash, but not all in the same way; a Content Security Policy accepts neither.
 */

/** Checks an address that browsers send requests to. */
export function findAddressProblem(address: string): string | undefined {
  const isValid = /^https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(address) && URL.canParse(address);
  return isValid ? undefined : 'is not a web address such as https://www.example.com';
}

/** Checks an address that everybody must be able to open. */
export function findPublicAddressProblem(address: string): string | undefined {
  const isSecure = /^https:/i.test(address) && !findAddressProblem(address);
  if (isSecure && z.regexes.domain.test(new URL(address).hostname)) return undefined;
  return 'is not a full web address: https:// at the start, and no spaces';
}

/** Checks the address of a site, to which the paths of pages are appended. */
export function findSiteProblem(address: string): string | undefined {
  const problem = findAddressProblem(address);
  if (problem) return problem;
  // The last folder has no dot, unless a slash follows: it would be a file.
  if (/^https?:\/\/[^/?#]+((\/[\w.~-]+)*\/[\w~-]*)?$/i.test(address)) return undefined;
  return 'may have only folders after the domain, named with plain letters, digits and hyphens';
}
