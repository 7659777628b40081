/* The environment of the tests, and of their browsers and servers. Both configurations import this. */

// The same time zone everywhere, in tests and in browsers.
process.env.TZ = 'Europe/London';

process.env.ENQUIRIES_FILE = '.cache/test-enquiries.jsonl';

// A proxy would answer instead of the servers.
for (const name of ['NO_PROXY', 'no_proxy']) {
  process.env[name] = [process.env[name], 'localhost,127.0.0.1'].filter(Boolean).join();
}
