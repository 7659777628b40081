import { spawn } from 'node:child_process';
import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findCommand } from '@/scripts/lib/browser';
import { freePort } from '@/scripts/lib/listen';
import { waitForServer } from './servers';

/** A page in Firefox or WebKit: what those of Playwright, Puppeteer and WebDriver have in common. */
export type EnginePage = {
  click: (selector: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A picture of what is in the window. */
  screenshot: () => Promise<Uint8Array>;
};

export type Engine = { page: EnginePage; close: () => Promise<unknown> };

/** A phone's viewport. WebKitGTK's window stays wider: it cannot be narrower than its toolbar. */
const viewport = { width: 390, height: 844 };

/** Opens a page in Playwright's own browser or, where that is missing or lacks a library, in the system's. Fails if neither starts. */
export async function launchEngine(name: string): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const browser = await (isFirefox ? firefox : webkit).launch().catch(() => undefined);
  if (!browser) return isFirefox ? launchFirefox() : launchWebKit();
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  return { page, close: () => browser.close() };
}

/**
 * Uses WebDriver BiDi, which needs no geckodriver: Debian does not package it. Playwright's own BiDi needs a newer Firefox than
 * Debian's.
 */
async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findCommand('firefox-esr') ?? findCommand('firefox'),
    defaultViewport: viewport,
    // Without the motion of the strip, which keeps a processor busy.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** Uses WebDriver (https://www.w3.org/TR/webdriver2/), the only protocol of WebKitGTK, and a virtual display: it has no headless mode. */
async function launchWebKit(): Promise<Engine> {
  const missing = ['xvfb-run', 'xauth', 'WebKitWebDriver'].filter((name) => !findCommand(name));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  // In a process group, together with the display and the browser.
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  let session = `http://127.0.0.1:${port}/session`;
  await waitForServer('WebKitWebDriver', session);

  const send = async (path: string, parameters?: object, method = 'POST') => {
    const body = parameters && JSON.stringify(parameters);
    const response = await fetch(session + path, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver could not do ${path}: ${value.message}`);
    return value;
  };
  const browserOptions = { args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const { sessionId } = await send('', { capabilities: { alwaysMatch: capabilities } });
  session += `/${sessionId}`;
  await send('/window/rect', viewport);
  const page: EnginePage = {
    async click(selector) {
      const element = await send('/element', { using: 'css selector', value: selector });
      await send(`/element/${String(Object.values(element)[0])}/click`, {});
    },
    evaluate: (expression) => send('/execute/sync', { script: `return ${expression}`, args: [] }),
    screenshot: async () => Buffer.from(await send('/screenshot', undefined, 'GET'), 'base64'),
  };
  return {
    page,
    close: () => send('', undefined, 'DELETE').finally(() => driver.pid && process.kill(-driver.pid)),
  };
}
