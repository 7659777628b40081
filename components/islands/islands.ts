import { Enquiry } from '../enquiry/enquiry';
import { Tooltips } from '../ui/tooltips';

/** The component of each island, by its name in the HTML. React hydrates nothing else in published pages. */
export const islands = {
  enquiry: Enquiry,
  tooltips: Tooltips,
};
