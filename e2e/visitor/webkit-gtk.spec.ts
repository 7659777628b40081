import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { enquiriesFrom } from '../support/form-service';
import { freePort } from '../support/free-port';
import { findWebKitGtk } from '../support/installed';
import { sites } from '../support/sites';
import { routes } from '../support/test';

/* Replaces the @every-engine tests where there is only Debian's WebKitGTK, which Playwright cannot drive. */

const processes: ChildProcess[] = [];

test.afterEach(() => processes.forEach((process) => process.kill()));

/** Starts WebKitGTK on its own display, and returns a function that sends WebDriver commands. */
async function startWebKitGtk({ driver, xvfb }: NonNullable<ReturnType<typeof findWebKitGtk>>) {
  // Without -noreset, the display restarts when its first window is closed.
  const display = spawn(xvfb, ['-displayfd', '1', '-noreset'], { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.push(display);
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  processes.unshift(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();

  /** https://www.w3.org/TR/webdriver2/#endpoints */
  const post = async (command: string, parameters: object) => {
    const body = JSON.stringify(parameters);
    const response = await fetch(`${origin}/session${command}`, { method: 'POST', body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver refused ${command}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await post('', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  });
  return (command: string, parameters: object) => post(`/${sessionId}${command}`, parameters);
}

test('every page opens, and an enquiry arrives', async () => {
  const webKitGtk = findWebKitGtk();
  if (!webKitGtk) return test.skip(true, 'WebKit is not installed');
  const send = await startWebKitGtk(webKitGtk);
  const evaluate = (expression: string) =>
    send('/execute/sync', { script: `return ${expression}`, args: [] });

  for (const route of [...routes.filter((route) => route !== '/contact'), '/contact']) {
    await send('/url', { url: new URL(`.${route}`, sites.full.baseURL).href });
    expect(await evaluate('document.querySelector("main h1").checkVisibility()'), route).toBe(true);
  }
  await expect.poll(() => evaluate('document.forms[0].noValidate'), 'the form is hydrated').toBe(true);
  const enquiry = { name: 'Jo Reader', message: 'Paint my shed.', email: `${randomUUID()}@example.com` };
  const enter = '\uE007';
  for (const [name, value] of Object.entries(enquiry)) {
    const field = await send('/element', { using: 'css selector', value: `[name=${name}]` });
    const text = name === 'email' ? value + enter : value;
    await send(`/element/${Object.values(field)[0]}/value`, { text });
  }
  await expect.poll(() => evaluate('document.body.innerText')).toContain('Thank You!');
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});
