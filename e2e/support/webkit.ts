import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { findCommand } from '@/scripts/utils/browser';
import { freePort } from './free-port';
import { waitForServer } from '../servers/servers';

/* Playwright's own WebKit or, where that cannot be downloaded, Debian's WebKitGTK by WebDriver: Playwright cannot drive that one. */

/** A page in WebKit: what Playwright and WebDriver have in common. */
export type WebKitPage = {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A picture of what is in the window. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

/** A browser that opens pages, each without the storage and the history of the others. */
export type WebKit = { openPage: () => Promise<WebKitPage>; close: () => Promise<unknown> };

/** A phone's. */
const viewport = { width: 390, height: 844 };

/** Starts a browser, or throws an error: one that is installed may lack a library. */
export async function launchWebKit(): Promise<WebKit> {
  if (!existsSync(webkit.executablePath())) return launchWebKitGtk();
  const browser = await webkit.launch();
  return {
    openPage: () => browser.newPage({ viewport, reducedMotion: 'reduce' }),
    close: () => browser.close(),
  };
}

/** WebKitGTK has no protocol but WebDriver (https://www.w3.org/TR/webdriver2/), and no headless mode. */
async function launchWebKitGtk(): Promise<WebKit> {
  const command = findCommand('WebKitWebDriver');
  if (!command || !findCommand('Xvfb')) throw new Error('WebKitGTK is not installed.');
  // Otherwise, the display resets when its last window is closed, and may refuse the next browser.
  const display = spawn('Xvfb', ['-displayfd', '1', '-noreset'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(display.stdout, 'readable');
  const env = { ...process.env, DISPLAY: `:${String(display.stdout.read()).trim()}` };
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`], { stdio: 'ignore', env });
  const sessions = `http://127.0.0.1:${port}/session`;
  async function close() {
    driver.kill();
    // Ends the browser as well.
    display.kill();
  }
  await waitForServer('WebKitWebDriver', sessions).catch((error) =>
    close().then(() => Promise.reject(error)),
  );

  const send = async (address: string, parameters?: object, method = 'POST') => {
    const body = parameters && JSON.stringify(parameters);
    // The driver waits forever for a browser that does not start.
    const response = await fetch(address, { method, body, signal: AbortSignal.timeout(30_000) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver refused ${address}: ${value.error} ${value.message}`);
    return value;
  };
  // In full screen, it has no toolbar, which is wider than a phone.
  const browserOptions = { args: ['--automation', '--full-screen'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };

  async function openPage(): Promise<WebKitPage> {
    const { sessionId } = await send(sessions, { capabilities: { alwaysMatch } });
    const session = `${sessions}/${sessionId}`;
    await send(`${session}/window/rect`, viewport);
    const evaluate = (expression: string) =>
      send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    return {
      goto: (url) => send(`${session}/url`, { url }),
      async click(selector) {
        const element = await send(`${session}/element`, { using: 'css selector', value: selector });
        // The driver does not scroll far enough by itself.
        await evaluate(`document.querySelector('${selector}').scrollIntoView({ block: 'center' })`);
        await send(`${session}/element/${String(Object.values(element)[0])}/click`, {});
      },
      evaluate,
      screenshot: async () => Buffer.from(await send(`${session}/screenshot`, undefined, 'GET'), 'base64'),
      close: () => send(session, undefined, 'DELETE'),
    };
  }
  return { openPage, close };
}
