/** What the form fetches when it comes near, in one file: the rules, and the toast for when the network is gone. */
export { FailureToast } from './failure-toast';
export { checkEnquiry } from './schema';
