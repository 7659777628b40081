import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/listen';
import { endpoint } from './test';

/* What npm start promises: an enquiry that it answers with success is in the file, whatever becomes of the server. */

const file = 'test-results/enquiries-of-soak.jsonl';
const enquiries = 1_000;
const clients = 20;
const kills = 4;

/** What a kill in the middle of a write leaves. */
const half = '{"received":"2026-01-01T00:00:00.000Z","name":"Half';

/** Starts what npm start runs, in a process of its own that can be killed, and waits until it listens. */
async function start(port: number) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: String(port), ENQUIRIES_FILE: file, FORM_ENDPOINT: endpoint },
  });
  await new Promise<void>((resolve, reject) => {
    let told = '';
    server.stderr.on('data', (text) => (told += text));
    server.stdout.on('data', (text) => {
      if (String(text).includes('The site:')) resolve();
    });
    server.on('exit', () => reject(new Error(`The server does not start: ${told}`)));
  });
  return server;
}

async function kill(server: ChildProcess) {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await exited;
}

/** Sends an enquiry; false when the connection breaks before the answer. */
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

test('of 1,000 enquiries to a server that is killed again and again none is lost, doubled or torn', async () => {
  test.setTimeout(90_000);
  rmSync(file, { force: true });
  const port = await freePort();
  let server = await start(port);
  let running = Promise.resolve();
  const answered: Record<string, string>[] = [];
  let begun = 0;
  let broken = 0;
  let killed = 0;

  async function restart() {
    await kill(server);
    appendFileSync(file, half);
    server = await start(port);
  }

  /** As a visitor does: sends until it is answered, each time as a new enquiry. */
  async function client() {
    while (begun < enquiries) {
      const number = (begun += 1);
      for (let tries = 1; ; tries += 1) {
        await running;
        // Of very different lengths, with characters of several bytes.
        const message = `Wände\n${'ü'.repeat((number * 37) % 1_900)}`;
        const enquiry = { name: 'Jo Reader', email: `n${number}.t${tries}@example.com`, message };
        if (await send(port, enquiry)) {
          answered.push(enquiry);
          break;
        }
        broken += 1;
      }
      // While the others are on their way.
      if (killed < kills && answered.length >= ((killed + 1) * enquiries) / (kills + 1)) {
        killed += 1;
        running = restart();
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    await running;
    await kill(server);
  }

  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const whole = lines
    .filter((line) => !line.endsWith(half))
    .map((line): Record<string, string> => JSON.parse(line));
  const kept = new Map(whole.map(({ email, name, message }) => [email, { name, email, message }]));

  expect(killed).toBe(kills);
  expect(broken).toBeGreaterThan(0);
  expect(answered).toHaveLength(enquiries);
  expect(kept.size).toBe(whole.length);
  for (const enquiry of answered) expect(kept.get(enquiry.email)).toEqual(enquiry);
  // What was torn is the only thing that is not whole, and stands alone.
  expect(lines).toHaveLength(whole.length + kills);
});
