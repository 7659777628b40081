import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/lib/listen';
import { endpoint } from '../support/test';

/* `npm start` stores every enquiry that it has confirmed, even if the process is killed. */

const file = 'test-results/enquiries-of-soak.jsonl';
const enquiries = 200;
const clients = 20;
const kills = 2;

/** What a kill during a write leaves in the file. */
const truncatedLine = '{"received":"2026-01-01T00:00:00.000Z","name":"Half';

/** Runs the script of `npm start` as a child process and waits until it listens. */
async function start(port: number) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/start.ts'], {
    env: { ...process.env, PORT: String(port), ENQUIRIES_FILE: file, FORM_ENDPOINT: endpoint },
  });
  await new Promise<void>((resolve, reject) => {
    let errorOutput = '';
    server.stderr.on('data', (text) => (errorOutput += text));
    server.stdout.on('data', (text) => {
      if (String(text).includes('The site:')) resolve();
    });
    server.on('exit', () => reject(new Error(`The server did not start: ${errorOutput}`)));
  });
  return server;
}

async function kill(server: ChildProcess) {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await exited;
}

/** Returns false if the connection breaks before the response. */
async function send(port: number, enquiry: Record<string, string>) {
  try {
    const response = await fetch(`http://localhost:${port}/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(enquiry),
    });
    expect(response.status).toBe(200);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

test(`none of ${enquiries} enquiries is lost, duplicated or corrupted when the server is killed repeatedly`, async () => {
  test.setTimeout(90_000);
  rmSync(file, { force: true });
  const port = await freePort();
  let server = await start(port);
  let restarting = Promise.resolve();
  const confirmed: Record<string, string>[] = [];
  let started = 0;
  let failedAttempts = 0;
  let killed = 0;

  async function restart() {
    await kill(server);
    appendFileSync(file, truncatedLine);
    server = await start(port);
  }

  /** Sends enquiries, each again until it is confirmed. Email addresses include the attempt. */
  async function client() {
    while (started < enquiries) {
      const number = (started += 1);
      for (let attempt = 1; ; attempt += 1) {
        await restarting;
        // Messages differ in length and contain multi-byte characters.
        const message = `Wände\n${'ü'.repeat((number * 37) % 1_900)}`;
        const enquiry = { name: 'Jo Reader', email: `n${number}.t${attempt}@example.com`, message };
        if (await send(port, enquiry)) {
          confirmed.push(enquiry);
          break;
        }
        failedAttempts += 1;
      }
      // Other clients are still sending.
      if (killed < kills && confirmed.length >= ((killed + 1) * enquiries) / (kills + 1)) {
        killed += 1;
        restarting = restart();
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    await restarting;
    await kill(server);
  }

  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const complete = lines
    .filter((line) => !line.endsWith(truncatedLine))
    .map((line): Record<string, string> => JSON.parse(line));
  const stored = new Map(complete.map(({ email, name, message }) => [email, { name, email, message }]));

  expect(killed).toBe(kills);
  expect(failedAttempts).toBeGreaterThan(0);
  expect(confirmed).toHaveLength(enquiries);
  expect(stored.size).toBe(complete.length);
  for (const enquiry of confirmed) expect(stored.get(enquiry.email)).toEqual(enquiry);
  // Each truncated line stays separate from the next enquiry.
  expect(lines).toHaveLength(complete.length + kills);
});
