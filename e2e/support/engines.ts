import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findCommand } from '@/scripts/utils/browser';
import { freePort } from '@/scripts/utils/listen';
import { waitForServer } from './servers';

/** A page in Firefox or WebKit: what those of Playwright, Puppeteer and WebDriver have in common. */
export type EnginePage = {
  click: (selector: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A picture of what is in the window. */
  screenshot: () => Promise<Uint8Array>;
};

/** A browser that opens pages, each without the storage and the history of the others. */
export type Engine = {
  openPage: () => Promise<{ page: EnginePage; close: () => Promise<unknown> }>;
  close: () => Promise<unknown>;
};

/** A phone's. */
const viewport = { width: 390, height: 844 };

/** Playwright's own browsers, and those of the system, for where Playwright's cannot be downloaded. */
const engines = {
  firefox: {
    own: firefox,
    system: () => findCommand('firefox-esr') ?? findCommand('firefox'),
    launchSystem: launchFirefox,
  },
  webkit: { own: webkit, system: () => findCommand('WebKitWebDriver'), launchSystem: launchWebKit },
};
export type EngineName = keyof typeof engines;

const hasOwn = (name: EngineName) => existsSync(engines[name].own.executablePath());

/** Whether a browser is installed, whether it starts or not. */
export const isInstalled = (name: EngineName) => hasOwn(name) || Boolean(engines[name].system());

/** Starts a browser. */
export async function launchEngine(name: EngineName): Promise<Engine> {
  if (!hasOwn(name)) return engines[name].launchSystem();
  const browser = await engines[name].own.launch();
  return {
    async openPage() {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      return { page, close: () => page.close() };
    },
    close: () => browser.close(),
  };
}

/**
 * Uses WebDriver BiDi, which needs no geckodriver: Debian does not package it. Playwright's own BiDi needs a newer Firefox than
 * Debian's.
 */
async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: engines.firefox.system(),
    defaultViewport: viewport,
    // Without the motion of the strip, which keeps a processor busy.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    async openPage() {
      const context = await browser.createBrowserContext();
      return { page: await context.newPage(), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/**
 * Uses WebDriver (https://www.w3.org/TR/webdriver2/), the only protocol of WebKitGTK, and a virtual display: it has no headless mode.
 * In full screen it has no toolbar, which is wider than a phone.
 */
async function launchWebKit(): Promise<Engine> {
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  // In a process group, together with the display and the browser.
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  const sessions = `http://127.0.0.1:${port}/session`;
  await waitForServer('WebKitWebDriver', sessions);

  const send = async (address: string, parameters?: object, method = 'POST') => {
    const body = parameters && JSON.stringify(parameters);
    const response = await fetch(address, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver refused ${address}: ${value.error} ${value.message}`);
    return value;
  };
  const browserOptions = { args: ['--automation', '--full-screen'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  return {
    async openPage() {
      const { sessionId } = await send(sessions, { capabilities: { alwaysMatch } });
      const session = `${sessions}/${sessionId}`;
      await send(`${session}/window/rect`, viewport);
      const evaluate = (expression: string) =>
        send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
      const page: EnginePage = {
        async click(selector) {
          const element = await send(`${session}/element`, { using: 'css selector', value: selector });
          // The driver does not scroll far enough by itself.
          await evaluate(
            `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`,
          );
          await send(`${session}/element/${String(Object.values(element)[0])}/click`, {});
        },
        evaluate,
        screenshot: async () => Buffer.from(await send(`${session}/screenshot`, undefined, 'GET'), 'base64'),
      };
      return { page, close: () => send(session, undefined, 'DELETE') };
    },
    close: async () => driver.pid && process.kill(-driver.pid),
  };
}
