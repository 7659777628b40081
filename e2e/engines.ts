import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { engines } from '../scripts/engines';
import { freePort } from '../scripts/listen';
import { answering } from './hosts';

/** A window of another browser, and what the tests do in it. Elements are named by XPath, which both protocols have. */
export type Visitor = {
  open: (path: string) => Promise<unknown>;
  click: (element: string) => Promise<unknown>;
  type: (element: string, text: string) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  /** The value of a JavaScript expression in the page; also where the page itself may run none. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

type Options = { baseURL: string | undefined; javaScriptEnabled: boolean };

/** A phone's window; WebKitGTK's is as narrow as its buttons let it be. */
const window = { width: 390, height: 844 };

/** How to start each engine with a window of its own. */
export const startVisitor: Record<keyof typeof engines, (options: Options) => Promise<Visitor>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

/** By WebDriver BiDi, which Firefox speaks itself: Debian has no geckodriver. */
async function startFirefox({ baseURL, javaScriptEnabled }: Options): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: engines.Firefox.find()?.[0],
    extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
  });
  const page = await browser.newPage();
  await page.setViewport(window);
  /** Not the library's own click, which waits for a promise: without JavaScript none is ever kept in the page. */
  const click = async (element: string) => {
    const found = await page.$(`xpath/${element}`);
    await found?.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await found?.boundingBox();
    if (!box) throw new Error(`The page shows no ${element}.`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  return {
    open: (path) => page.goto(`${baseURL}${path}`),
    click,
    type: async (element, text) => {
      await click(element);
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** By WebDriver, on a screen of its own. */
async function startWebKit({ baseURL, javaScriptEnabled }: Options): Promise<Visitor> {
  const [driverCommand = '', screenCommand = ''] = engines.WebKit.find() ?? [];
  const screen = spawn(screenCommand, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = spawn(driverCommand, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  // Selenium asks once, and the service may still be starting.
  await answering(address, service).catch((error: unknown) => {
    stop();
    throw new Error(`${driverCommand} does not answer.`, { cause: error });
  });
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${javaScriptEnabled}`] },
    })
    .build();
  await driver.manage().window().setRect(window);
  const find = async (element: string) => {
    const found = await driver.findElement(By.xpath(element));
    // Its own scrolling is smooth where the page's is, and it does not wait for the end.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      found,
    );
    return found;
  };
  return {
    open: (path) => driver.get(`${baseURL}${path}`),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: () => driver.quit().finally(stop),
  };
}

async function firstLine({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('The screen says nothing.');
  const [text]: unknown[] = await once(stdout, 'data');
  return String(text).trim();
}
