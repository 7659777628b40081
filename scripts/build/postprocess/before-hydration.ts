import { restoreDraft } from '@/components/enquiry/draft';
import { writeCurrentYear } from '@/components/layout/current-year';
import { watchReplacement } from '@/components/layout/watch-replacement';

/* The start of the page data of every page: what a page needs from the moment that React runs, and not before. */

watchReplacement(() => {
  restoreDraft();
  writeCurrentYear();
});
