/** What the form loads on demand, as one file: the rules and the toast, which must be there when the network fails. */
export { FailureToast } from './failure-toast';
export { checkEnquiry } from './schema';
