/** Where the form service of the tests stores enquiries. Playwright empties its own folder when a run starts. */
export const enquiriesFile = '.cache/test-enquiries.jsonl';
