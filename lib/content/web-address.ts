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

/** Checks the address that a form service gives for a form: each form has its own path. */
export function findFormProblem(address: string): string | undefined {
  const problem = findPublicAddressProblem(address);
  if (problem) return problem;
  if (address.includes('FORM_ID')) return 'has FORM_ID, where the ID of your form belongs';
  if (/^https:\/\/dashboard\./i.test(address)) return 'is that of your account, not of the form';
  const isHomePage = new URL(address).pathname === '/';
  return isHomePage ? 'is the address of a website, not of a form' : undefined;
}

/** The home pages of social networks and where people sign in there. */
const everybodysPage =
  /^https:\/\/(www\.|m\.|web\.)?(facebook|fb|instagram|linkedin|pinterest|threads|tiktok|twitter|x|youtube)\.com(\/(\S+\/)?(feed|home|log-?in|sign-?in)?(\.php)?\/?)?([?#].*)?$/i;

/** Checks the address of a business's page on a social network. */
export function findSocialProblem(address: string): string | undefined {
  return everybodysPage.test(address)
    ? 'is the home page of the network, or where people sign in: open your own page, and copy its address'
    : findPublicAddressProblem(address);
}

/** Whether two addresses have the same host, with or without `www.`. */
export function isSameHost(...addresses: [string, string]): boolean {
  const [first, second] = addresses.map((address) => new URL(address).host.replace(/^www\./, ''));
  return first === second;
}

/** Checks the address of a site, to which the paths of pages are appended. */
export function findSiteProblem(address: string): string | undefined {
  const problem = findAddressProblem(address);
  if (problem) return problem;
  // The last folder has no dot, unless a slash follows: it would be a file.
  if (/^https?:\/\/[^/?#]+((\/[\w.~-]+)*\/[\w~-]*)?$/i.test(address)) return undefined;
  return 'may have only folders after the domain, named with plain letters, digits and hyphens';
}
