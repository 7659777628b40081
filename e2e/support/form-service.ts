import { readFileSync, writeFileSync } from 'node:fs';

/** Where the form posts to: the local form service on a second origin, so that its requests are cross-origin. */
export const endpoint = 'http://127.0.0.1:3100/enquiries';

/** Where the form service of the tests stores enquiries. Not in Playwright's own folder, which it removes when a run starts. */
export const enquiriesFile = '.cache/test-enquiries.jsonl';

/** Before each run (playwright.config.ts): a server that still runs adds to the file. */
export default function emptyEnquiries() {
  writeFileSync(enquiriesFile, '');
}

/** The enquiries from an email address that the local form service has stored. */
export function enquiriesFrom(email: string) {
  return readFileSync(enquiriesFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, string> => JSON.parse(line))
    .filter((enquiry) => enquiry.email === email);
}
