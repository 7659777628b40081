import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { listen, portOf } from '@/scripts/utils/listen';
import { staticServer } from '@/scripts/preview/static-server';
import { mockGitHub, token } from '../editor/mock-github';
import { isInstalled, launchEngine, type Engine, type EnginePage } from '../support/engines';
import { enquiriesFrom } from '../support/form-service';
import { sites } from '../support/sites';
import { routes } from '../support/test';

/* What matters most, on a phone's screen in Firefox and WebKit: the projects `firefox` and `webkit`. */

const test = base.extend<{ engine: EnginePage }, { launched?: Engine }>({
  launched: [
    async ({ browserName }, use) => {
      const name = browserName === 'firefox' ? 'firefox' : 'webkit';
      // Without a library, one that is installed does not start. On GitHub, `npm run test:install` has failed then.
      const launched = isInstalled(name) ? await launchEngine(name).catch(() => undefined) : undefined;
      await use(launched);
      await launched?.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ launched, browserName }, use, testInfo) => {
    testInfo.skip(!launched, `${browserName} is not installed, or does not start`);
    const opened = await launched?.openPage();
    if (opened) await use(opened.page);
    await opened?.close();
  },
});

test.describe.configure({ timeout: 90_000 });

const bodyText = 'document.body.innerText';
const heading = 'document.querySelector("h1")?.innerText';
const isMenuOpen = 'document.querySelector("#menu").checkVisibility()';
const place = '`${location.pathname} ${Math.round(scrollY)}`';
const form = 'document.forms[0]';

/** Polls an expression, which may throw while the page navigates. */
const expectEventually = (engine: EnginePage, expression: string, value: unknown) =>
  expect.poll(() => engine.evaluate(expression).catch(String), { message: expression }).toEqual(value);

/** A page in the back/forward cache fires no load event, which the drivers would wait for. */
const go = (engine: EnginePage, steps: number) =>
  engine.evaluate(`void setTimeout(() => history.go(${steps}))`);

async function open(engine: EnginePage, url: string, isHydrated = true) {
  // Puppeteer's `goto` waits in vain after a page from the back/forward cache of Firefox.
  await engine.evaluate(`void ((window.isLeft = true), location.assign('${url}'))`);
  // A new page may replace its `about:blank` by another.
  const isOpen = '!window.isLeft && location.protocol !== "about:" && document.readyState === "complete"';
  const wasHydrated = `(${form}?.noValidate ?? ${isHydrated}) === ${isHydrated}`;
  await expectEventually(engine, `${isOpen} && document.fonts.status === "loaded" && ${wasHydrated}`, true);
}

/** Types into the form. */
async function fillIn(engine: EnginePage) {
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message: 'Paint my shed.' };
  for (const [name, value] of Object.entries(enquiry)) {
    await engine.click(`form [name="${name}"]`);
    await engine.evaluate(`document.execCommand('insertText', false, '${value}')`);
  }
  return enquiry;
}

test('every page shows all its content within its width', async ({ engine, baseURL }) => {
  for (const route of routes) {
    await open(engine, new URL(`.${route}`, baseURL).href);
    const hiddenCount = `[...document.querySelectorAll("main :is(h1, h2, h3, p, img):not(details *, [class*='md:hidden'] *, [class*='photo-caption'])")]
    .filter((element) => !element.checkVisibility({ opacityProperty: true })).length`;
    expect(await engine.evaluate(hiddenCount), route).toBe(0);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await engine.evaluate(overflow), route).toBe(0);
    expect(await engine.evaluate('innerWidth')).toBe(390);
  }
});

test('the gallery shows every photo, in the format for modern browsers', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}gallery`);
  const photos = '[...document.querySelectorAll("main picture img")]';
  expect(await engine.evaluate(`${photos}.length`)).toBeGreaterThan(3);
  await engine.evaluate(`${photos}.forEach((photo) => (photo.loading = "eager"))`);
  await expectEventually(engine, `${photos}.filter((photo) => !photo.complete || !photo.naturalWidth)`, []);
  expect(await engine.evaluate(`${photos}.filter((photo) => !photo.currentSrc.endsWith(".avif"))`)).toEqual(
    [],
  );
});

test('the menu opens, closes and links to pages, and Back shows it closed', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}`);
  const button = 'button[aria-label="Menu"]';
  expect(await engine.evaluate(isMenuOpen)).toBe(false);
  for (const isOpen of [true, false, true]) {
    await engine.click(button);
    await expectEventually(engine, isMenuOpen, isOpen);
  }
  await engine.click('nav[aria-label="All pages"] a[href="/gallery"]');
  await expectEventually(engine, heading, 'Rooms We Painted');
  await expectEventually(engine, isMenuOpen, false);

  await engine.evaluate('(document.querySelector("#menu").showPopover(), location.assign("/terms"))');
  await expectEventually(engine, heading, 'Terms & Conditions');
  await go(engine, -1);
  await expectEventually(engine, heading, 'Rooms We Painted');
  expect(await engine.evaluate(isMenuOpen)).toBe(false);
});

test('the menu is below the header, over a darker page, wherever the page is scrolled', async ({
  engine,
  baseURL,
}) => {
  await open(engine, `${baseURL}`);
  const gap =
    'document.querySelector("#menu").getBoundingClientRect().top - document.querySelector("header").getBoundingClientRect().bottom';
  /** The brightness of a pixel near the upper or the lower edge of the window. */
  const brightness = async (edge: 'top' | 'bottom') => {
    const picture = sharp(await engine.screenshot()).greyscale();
    const { height } = await picture.metadata();
    const pixel = { left: 3, top: edge === 'top' ? 10 : height - 10, width: 1, height: 1 };
    return (await picture.extract(pixel).raw().toBuffer())[0];
  };
  // Only the paper of the page.
  await engine.evaluate('(document.querySelector("main").style.opacity = 0)');
  const paper = await brightness('top');
  for (const top of [0, 300, 1500]) {
    // A low header, and one that is taller because its text is large.
    for (const size of ['200%', '100%']) {
      await engine.evaluate(`(document.documentElement.style.fontSize = '${size}', scrollTo(0, ${top}))`);
      await engine.click('button[aria-label="Menu"]');
      await expectEventually(engine, isMenuOpen, true);
      await expect.poll(async () => Math.abs(Number(await engine.evaluate(gap)))).toBeLessThan(1);
      if (size === '100%') await expect.poll(() => brightness('bottom')).toBeLessThan((paper ?? NaN) * 0.8);
      expect(await brightness('top')).toBe(paper);
      await engine.click('button[aria-label="Menu"]');
      await expectEventually(engine, isMenuOpen, false);
    }
  }
});

test('Back and Forward restore the scroll position', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}`);
  await engine.evaluate('scrollTo(0, 1500)');
  await engine.evaluate('document.querySelector(`a[href="/gallery"]`).click()');
  await expectEventually(engine, heading, 'Rooms We Painted');
  const photo = 'document.querySelector("main li img")';
  await expectEventually(engine, `${photo}.complete && ${photo}.naturalWidth > 0`, true);
  await engine.evaluate('scrollTo(0, 900)');
  await go(engine, -1);
  await expectEventually(engine, place, '/ 1500');
  await go(engine, 1);
  await expectEventually(engine, place, '/gallery 900');
});

test('mistakes are reported, and a failed enquiry stays in the form and can be sent again', async ({
  engine,
  baseURL,
}) => {
  await open(engine, `${baseURL}contact`);
  await engine.click('form button');
  await expectEventually(engine, bodyText, expect.stringMatching(/Name is required[^]*Message is required/));
  expect(await engine.evaluate('document.activeElement.name')).toBe('name');
  const enquiry = await fillIn(engine);
  // Sends only the first request to an address that rejects it.
  await engine.evaluate(
    '((send) => { window.fetch = (_, options) => { window.fetch = send; return send("/", options); }; })(fetch)',
  );
  await engine.click('form button');
  await expectEventually(
    engine,
    bodyText,
    expect.stringContaining('Failed to send message. Please try again.'),
  );
  await expectEventually(engine, bodyText, expect.stringContaining('Send Message'));
  expect(await engine.evaluate(`${form}.email.value`)).toBe(enquiry.email);
  expect(enquiriesFrom(enquiry.email)).toEqual([]);

  await engine.click('form button');
  await expectEventually(engine, bodyText, expect.stringContaining('Thank You!'));
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});

test('an enquiry that the browser has posted is in the form after Back, and can be sent again', async ({
  engine,
  browserName,
}) => {
  test.skip(
    browserName === 'webkit',
    "WebKitGTK's driver hangs after Back from a page that a form has requested",
  );
  const site = staticServer(sites.fixture.directory);
  const server = await listen((request, response) => {
    if (request.url?.endsWith('.js')) response.writeHead(404).end();
    else site(request, response);
  }, 0);
  await open(engine, `http://localhost:${portOf(server)}/contact`, false);
  const enquiry = await fillIn(engine);
  // Keeps the page out of the back/forward cache, so that it loads again.
  await engine.evaluate('addEventListener("unload", () => {})');
  await engine.click('form button');
  await expectEventually(engine, heading, 'Thank you!');
  await go(engine, -1);
  await expectEventually(engine, `${form}?.message.value`, enquiry.message);
  await engine.click('form button');
  await expectEventually(engine, heading, 'Thank you!');
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry, enquiry]);
  server.closeAllConnections();
  server.close();
});

test('the owner saves a photo in the editor', async ({ engine }, testInfo) => {
  const { contentDirectory, directory } = sites.fixture;
  const github = mockGitHub('ferris/website', contentDirectory, testInfo.outputPath('content'));
  const site = staticServer(directory);
  const server = await listen(async (request, response) => {
    const { headers, url = '' } = request;
    if (!url.startsWith('/api.github.com')) return site(request, response);
    const address = url.replace('/api.github.com', '');
    const { status = 200, json, file } = github.respond(address, headers.authorization, await text(request));
    response.writeHead(status).end(file ?? JSON.stringify(json));
  }, 0);
  await open(engine, `http://localhost:${portOf(server)}/admin`);
  // No driver can respond to the editor's requests in place of GitHub.
  await engine.evaluate(
    `((send) => { window.fetch = (address, options) => send(String(address).replace('https://', '/'), options); })(fetch)`,
  );
  const visible = (selector: string, name: string) =>
    `[...document.querySelectorAll('${selector}')].findLast((element) => element.checkVisibility() && /${name}/.test(element.ariaLabel || element.innerText.trim()))`;
  /** Clicks until the result is true: the editor ignores clicks while it is starting. */
  const click = (element: string, result: string) =>
    expect
      .poll(
        async () => {
          const isDone = await engine.evaluate(`Boolean(${result})`);
          if (!isDone) await engine.evaluate(`${element}?.click()`);
          return isDone;
        },
        { message: element, intervals: [1000], timeout: 30_000 },
      )
      .toBe(true);
  const type = (field: string, value: string) =>
    engine.evaluate(`(${field}.focus(), document.execCommand('insertText', false, '${value}'))`);
  const button = (name: string) => visible('button', name);

  const tokenField = visible('input', 'Personal Access Token');
  await click(button('Sign In Using Access Token'), tokenField);
  await type(tokenField, token);
  const item = visible('[role=row], [role=treeitem]', 'Gallery photos');
  await click(button('^Sign In$'), item);
  await click(item, button('Add.*Photo'));
  // Its fields appear later, and another click would add another photo.
  const longer = `${github.readContent().gallery.length + 1} Gallery photos`;
  await click(button('Add.*Photo'), `document.body.innerText.includes('${longer}')`);
  await expectEventually(engine, `Boolean(${button('^Browse')})`, true);
  await click(button('^Browse'), 'document.querySelector("input[type=file]")');
  const photo = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();
  await engine.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${photo.toString('base64')}'), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'IMG_1.JPG', { type: 'image/jpeg' }));
    const input = document.querySelector('input[type=file]');
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  // The only field of its kind: the entries above are closed.
  const description = 'document.querySelector("input[type=text][aria-required=true]")';
  await click(button('^Insert$'), `document.body.innerText.includes('./photos/img_1')`);
  await type(description, 'A tan wall');
  await click(button('^Save$'), `!${description}`);
  const saved = github.readContent().gallery.at(-1);
  expect(saved?.alt).toBe('A tan wall');
  expect(await sharp(github.readFile(saved?.file)).metadata()).toMatchObject({ format: 'webp', width: 2400 });
  server.closeAllConnections();
  server.close();
});
