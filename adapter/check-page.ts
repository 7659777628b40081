import type { CheerioAPI } from 'cheerio';

/** Whether a script, by its URL or its text, is one that Next adds to every page. */
const isOfNext = (script: string) =>
  /\/_next\/static\/|^\(?self\.__next_f|^\(globalThis\["TURBOPACK"\]/.test(script);

/**
 * Checks that an exported page, which works in `next dev`, also works without Next's scripts.
 *
 * @throws Error that names each element that does not, and what to do instead
 */
export function checkPage($: CheerioAPI): void {
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
      `It has a script that would be left out: ${$.html(script).slice(0, 150)}\n` +
        'Put it into browser/inline-script.ts or into an island, and its address into adapter/content-security-policy.ts.',
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
