import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findCommand } from '@/scripts/lib/browser';
import { freePort } from '@/scripts/lib/listen';
import { waitForServer } from './servers';

/** A page in Firefox or WebKit: one of Playwright's, or what the system's browsers have in common with it. */
export type EnginePage = {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  fill: (selector: string, text: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
};

type Launched = { page: EnginePage; close: () => Promise<unknown> };

/** A phone's viewport. WebKitGTK's window stays wider: it cannot be narrower than its toolbar. */
const viewport = { width: 390, height: 844 };

/** Returns how to launch an engine: Playwright's own browser, or else the system's; undefined if neither is installed. */
export function findEngine(name: string): (() => Promise<Launched>) | undefined {
  const isFirefox = name === 'firefox';
  const type = isFirefox ? firefox : webkit;
  if (existsSync(type.executablePath())) {
    return async () => {
      const browser = await type.launch();
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      return { page, close: () => browser.close() };
    };
  }
  const command = isFirefox
    ? (findCommand('firefox-esr') ?? findCommand('firefox'))
    : // WebKitGTK's MiniBrowser has no headless mode: Xvfb provides a virtual display.
      findCommand('xvfb-run') && findCommand('xauth') && findCommand('WebKitWebDriver');
  return command ? () => (isFirefox ? launchFirefox(command) : launchWebKit(command)) : undefined;
}

/** Uses WebDriver BiDi, which needs no geckodriver: Debian does not package it. Playwright's own BiDi needs a newer Firefox than Debian's. */
async function launchFirefox(executablePath: string): Promise<Launched> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Without the motion of the strip, which keeps a processor busy.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  return {
    page: {
      goto: (url) => page.goto(url),
      click: (selector) => page.locator(selector).click(),
      fill: (selector, text) => page.locator(selector).fill(text),
      evaluate: (expression) => page.evaluate(expression),
    },
    close: () => browser.close(),
  };
}

/** Uses WebDriver (https://www.w3.org/TR/webdriver2/), the only protocol of WebKitGTK, and a virtual display. */
async function launchWebKit(command: string): Promise<Launched> {
  const port = await freePort();
  // In a process group, together with the display and the browser.
  const driver = spawn('xvfb-run', ['-a', command, `--port=${port}`], { stdio: 'ignore', detached: true });
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(command, origin);

  const send = async (path: string, parameters: object = {}, method = 'POST') => {
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined;
    const response = await fetch(`${origin}/session${path}`, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver could not do ${path}: ${value.message}`);
    return value;
  };
  const browserOptions = { args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const { sessionId } = await send('', { capabilities: { alwaysMatch: capabilities } });
  const session = `/${sessionId}`;
  await send(`${session}/window/rect`, viewport);
  const find = async (selector: string) => {
    const element = await send(`${session}/element`, { using: 'css selector', value: selector });
    // Centred, clear of the sticky header.
    const script = 'arguments[0].scrollIntoView({ block: "center" })';
    await send(`${session}/execute/sync`, { script, args: [element] });
    return `${session}/element/${String(Object.values(element)[0])}`;
  };
  return {
    page: {
      goto: (url) => send(`${session}/url`, { url }),
      click: async (selector) => send(`${await find(selector)}/click`),
      fill: async (selector, text) => send(`${await find(selector)}/value`, { text }),
      evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    },
    close: () => send(session, {}, 'DELETE').finally(() => driver.pid && process.kill(-driver.pid)),
  };
}
