import { readFileSync } from 'node:fs';
import { environment } from '@/lib/environment';

/** Where the form posts to: the local form service, on another origin to make its requests cross-origin. */
export const endpoint = 'http://127.0.0.1:3100/enquiries';

/** The enquiries from an email address that the local form service has stored. */
export function enquiriesFrom(email: string) {
  return readFileSync(environment.enquiriesFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, string> => JSON.parse(line))
    .filter((enquiry) => enquiry.email === email);
}
