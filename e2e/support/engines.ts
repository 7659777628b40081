import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { firefox, webkit, type BrowserType } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { freePort } from '@/scripts/lib/listen';
import { systemEngines } from './installed';
import { waitForServer } from './servers';

/** A page in Firefox or WebKit: one of Playwright's, or what the system's browsers have in common with it. */
export type EnginePage = {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  fill: (selector: string, text: string) => Promise<unknown>;
  keyboard: { press: (key: 'Escape') => Promise<unknown> };
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
};

type Launched = { page: EnginePage; close: () => Promise<unknown> };

/** A phone's viewport. WebKitGTK's window stays wider: it cannot be narrower than its toolbar. */
const viewport = { width: 390, height: 844 };

/** Returns how to launch an engine: Playwright's own browser, or else the system's; undefined if neither is installed. */
export function findEngine(name: string): (() => Promise<Launched>) | undefined {
  const isFirefox = name === 'firefox';
  const own = isFirefox ? firefox : webkit;
  if (existsSync(own.executablePath())) return () => launchOwn(own);
  const [command, display] = systemEngines[isFirefox ? 'firefox' : 'webkit'].find() ?? [];
  if (!command) return undefined;
  return () => (isFirefox ? launchFirefox(command) : launchWebKit(command, display));
}

async function launchOwn(type: BrowserType): Promise<Launched> {
  const browser = await type.launch();
  return { page: await browser.newPage({ viewport, reducedMotion: 'reduce' }), close: () => browser.close() };
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
      keyboard: page.keyboard,
      evaluate: (expression) => page.evaluate(expression),
    },
    close: () => browser.close(),
  };
}

/** Uses WebDriver (https://www.w3.org/TR/webdriver2/), the only protocol of WebKitGTK, and a virtual display of its own. */
async function launchWebKit(driverCommand: string, xvfbCommand = ''): Promise<Launched> {
  const xvfb = spawn(xvfbCommand, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(xvfb)}`;
  const port = await freePort();
  const driver = spawn(driverCommand, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => [driver, xvfb].forEach((process) => process.kill());
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, driver).catch((error: unknown) => {
    stop();
    throw new Error(`${driverCommand} did not start.`, { cause: error });
  });

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
  const escape = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' }));
  return {
    page: {
      goto: (url) => send(`${session}/url`, { url }),
      click: async (selector) => send(`${await find(selector)}/click`),
      fill: async (selector, text) => send(`${await find(selector)}/value`, { text }),
      keyboard: {
        press: () =>
          send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions: escape }] }),
      },
      evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    },
    close: () => send(session, {}, 'DELETE').finally(stop),
  };
}

async function firstLine({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('The process has no stdout.');
  const [text]: unknown[] = await once(stdout, 'data');
  return String(text).trim();
}
