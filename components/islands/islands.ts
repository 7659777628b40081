import { Enquiry } from '../enquiry/enquiry';
import { Tooltips } from '../ui/tooltips';

/**
 * What React hydrates in a published page, and nothing else: the component of each island, by its name in the
 * HTML.
 */
export const islands = {
  enquiry: Enquiry,
  tooltips: Tooltips,
};
