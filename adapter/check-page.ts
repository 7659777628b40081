import type { CheerioAPI } from 'cheerio';
import { isAllowed, sourceFor } from './content-security-policy';

/** The elements that load a file, the attribute with its address, and the directive of the policy that must allow it. */
const resources: [selector: string, attribute: string, directive: string][] = [
  ['img, picture source', 'src', 'img-src'],
  ['img, picture source', 'srcset', 'img-src'],
  ['svg image', 'href', 'img-src'],
  ['video', 'poster', 'img-src'],
  ['link[rel~=icon], link[rel=apple-touch-icon]', 'href', 'img-src'],
  ['video, audio, video source, audio source, track', 'src', 'media-src'],
  ['iframe', 'src', 'frame-src'],
  ['object', 'data', 'object-src'],
  ['embed', 'src', 'object-src'],
  ['link[rel=stylesheet]', 'href', 'style-src'],
  ['link[rel=preload][as=font]', 'href', 'font-src'],
  ['link[rel=manifest]', 'href', 'manifest-src'],
];

/** What a stylesheet loads that is not a file of the site: `url(https://…)`, `url("data:…")`, `@import 'https://…'`. */
const loadedByStyles = /(@import\s*(?:url\()?|url\()\s*['"]?((?:[a-z]+:|\/\/)[^'")]+)/g;

/** Whether a script, by its URL or its text, is one that Next adds to every page. */
const isOfNext = (script: string) =>
  /\/_next\/static\/|^\(?self\.__next_f|^\(globalThis\["TURBOPACK"\]/.test(script);

/**
 * Checks that an exported page, which works in `next dev`, also works without Next's scripts and under its policy.
 *
 * @throws Error that names each element that does not, and what to do instead
 */
export function checkPage($: CheerioAPI): void {
  const show = (element: Parameters<typeof $.html>[0]) => $.html(element).slice(0, 150);
  const problems: string[] = [];
  if ($('template').length > 0) {
    problems.push("A part of it waits for Next's scripts. Render it without <Suspense> and loading.tsx.");
  }
  if (/ (id|for|aria-\w+)="[^"]*_R_/.test($.html($('[data-island]')))) {
    problems.push('An island prints an id of `useId`, which would be another in the browser.');
  }
  for (const script of $('script:not([type="application/ld+json"])').get()) {
    if (isOfNext(script.attribs.src ?? $(script).text())) continue;
    problems.push(
      `It has a script that would be left out: ${show(script)}\nPut it into browser/inline-script.ts, or into an island.`,
    );
  }
  const [styled, ...others] = $('[style], style').get();
  if (styled) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    problems.push(
      `It has styles that the policy of the page blocks: ${show(styled)}${more}\nUse a class instead. If a package prints them, render it only in the browser ("Add something that moves" in CONTRIBUTING.md).`,
    );
  }
  for (const [selector, attribute, directive] of resources) {
    for (const element of $(selector).get()) {
      const value = $(element).attr(attribute) ?? '';
      const addresses = attribute === 'srcset' ? value.split(',') : [value];
      const blocked = addresses.find((address) => address && !isAllowed(directive, address));
      if (blocked) problems.push(describeBlocked(blocked, directive, show(element)));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Checks that a stylesheet loads nothing that the policy blocks. */
export function checkStyles(styles: string): void {
  const problems = Array.from(styles.matchAll(loadedByStyles)).flatMap(([place, rule = '', address = '']) => {
    const isFont = /\.(woff2?|ttf|otf)\b|^data:(font|application)/.test(address);
    const directive = rule.startsWith('@import') ? 'style-src' : isFont ? 'font-src' : 'img-src';
    return isAllowed(directive, address) ? [] : [describeBlocked(address, directive, place)];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const describeBlocked = (address: string, directive: string, place: string) =>
  `It loads what the policy of the page blocks: ${place}\nTo allow it, write ${sourceFor(address)} under '${directive}' in lib/other-sites.ts.`;
