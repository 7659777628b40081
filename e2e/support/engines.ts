import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { engines } from './installed';
import { freePort } from '@/scripts/lib/listen';
import { waitForServer } from './servers';

/** A page in another browser engine. Elements are located by XPath, which both protocols support. */
export type EnginePage = {
  open: (path: string) => Promise<unknown>;
  click: (xpath: string) => Promise<unknown>;
  type: (xpath: string, text: string) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  goForward: () => Promise<unknown>;
  /** Evaluates a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** A phone's viewport. WebKitGTK's window stays wider: it cannot be narrower than its toolbar. */
const viewport = { width: 390, height: 844 };

/** Launches a browser engine and opens an empty page. */
export const launch: Record<keyof typeof engines, (baseURL?: string) => Promise<EnginePage>> = {
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

/** Uses WebDriver BiDi, which needs no geckodriver: Debian does not package it. */
async function launchFirefox(baseURL?: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: engines.Firefox.find()?.[0],
    // Without the motion of the strip, which keeps a processor busy.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  return {
    open: (path) => page.goto(new URL(path, baseURL).href),
    click: (xpath) => page.locator(`xpath/${xpath}`).click(),
    type: (xpath, text) => page.locator(`xpath/${xpath}`).fill(text),
    pressEscape: () => page.keyboard.press('Escape'),
    // Puppeteer's own methods wait for a load event, which a page from the back/forward cache does not fire.
    goBack: () => page.evaluate('void setTimeout(() => history.back())'),
    goForward: () => page.evaluate('void setTimeout(() => history.forward())'),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** Uses WebDriver and a virtual display of its own. */
async function launchWebKit(baseURL?: string): Promise<EnginePage> {
  const [driverCommand = '', xvfbCommand = ''] = engines.WebKit.find() ?? [];
  const xvfb = spawn(xvfbCommand, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(xvfb)}`;
  const port = await freePort();
  const driverUrl = `http://127.0.0.1:${port}`;
  const driverProcess = spawn(driverCommand, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => {
    driverProcess.kill();
    xvfb.kill();
  };
  // Selenium does not retry while the driver is starting.
  await waitForServer(driverUrl, driverProcess).catch((error: unknown) => {
    stop();
    throw new Error(`${driverCommand} did not start.`, { cause: error });
  });
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect(viewport);
  const find = async (xpath: string) => {
    const element = await driver.findElement(By.xpath(xpath));
    // Centred, clear of the sticky header.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  return {
    open: (path) => driver.get(new URL(path, baseURL).href),
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: () => driver.quit().finally(stop),
  };
}

async function firstLine({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('The process has no stdout.');
  const [text]: unknown[] = await once(stdout, 'data');
  return String(text).trim();
}
