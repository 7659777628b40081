import { restoreDraft } from './draft';
import { writeCurrentYear } from './current-year';
import { watchReplacement } from './watch-replacement';

/* The start of the page data of every page: what a page needs from the moment that React runs, and not before. */

watchReplacement(() => {
  restoreDraft();
  writeCurrentYear();
});
