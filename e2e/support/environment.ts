/*
 * Settings of the environment for the tests, and for the browsers and servers that they start. Both
 * configurations import them.
 */

// The same everywhere, in tests and in browsers.
process.env.TZ = 'Europe/London';

process.env.ENQUIRIES_FILE = '.cache/test-enquiries.jsonl';

// A proxy would answer in place of the servers.
for (const name of ['NO_PROXY', 'no_proxy']) {
  process.env[name] = [process.env[name], 'localhost,127.0.0.1'].filter(Boolean).join();
}
