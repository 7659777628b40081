import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { mockGitHub, token, useMockedGitHub } from '../owner/mock-github';
import { editorErrors } from '../owner/open-editor';
import { drawQuarters, expectQuarters } from '../owner/photos';
import { enquiriesFrom } from '../support/form-service';
import { sites } from '../support/sites';
import { routes } from '../support/test';
import { launchWebKit, type WebKit, type WebKitPage } from '../support/webkit';

/* What matters most, on a phone's screen in WebKit: the project `webkit`. */

const { baseURL } = sites.full;

/** In the page: returns the errors of its console since the last call. WebDriver reports none. */
function takeErrors() {
  const { errors = [] }: { errors?: string[] } = Object(window);
  if (!window.onerror) {
    window.onerror = (message) => errors.push(String(message));
    window.onunhandledrejection = ({ reason }) => errors.push(String(reason));
    Object.assign(console, { error: (...words: unknown[]) => errors.push(words.join(' ')) });
    Object.assign(window, { errors });
  }
  return errors.splice(0);
}

/** A page, with what the tests have in common. */
function phoneWith(driver: WebKitPage) {
  const errors: string[] = [];
  /** Calls a function in the page, which can use nothing else of the test than its parameter. */
  async function call<T, P>(run: (parameter: P) => T, parameter?: P) {
    const expression = `[(${run})(${JSON.stringify(parameter)}), (${takeErrors})()]`;
    const [result, newErrors] = (await driver.evaluate(expression)) as [T, string[]];
    errors.push(...newErrors);
    return result;
  }
  /** Polls a function in the page, which may throw while the page navigates. */
  const expectResult = <P>(value: unknown, read: (parameter: P) => unknown, parameter?: P) =>
    expect.poll(() => call(read, parameter).catch(String), { message: String(read) }).toEqual(value);
  return {
    errors,
    call,
    expectResult,
    click: (selector: string) => driver.click(selector),
    screenshot: () => driver.screenshot(),
    async open(url: string) {
      await driver.goto(new URL(url, baseURL).href);
      await expectResult('loaded', () => document.fonts.status);
      await expectResult(true, () => document.forms[0]?.noValidate ?? true);
    },
    /** Types into an empty field, which may not be ready yet. */
    async type(selector: string, value: string) {
      const typeAndRead = ([selector, value]: string[]) => {
        const field = document.querySelector<HTMLInputElement>(`${selector}`);
        field?.focus();
        if (field?.value === '') document.execCommand('insertText', false, value);
        return field?.value;
      };
      await expectResult(value, typeAndRead, [selector, value]);
    },
    /** A page in the back/forward cache fires no load event, which WebDriver would wait for. */
    go: (steps: number) => call((steps) => void setTimeout(() => history.go(steps)), steps),
  };
}

const test = base.extend<{ phone: ReturnType<typeof phoneWith> }, { webkit?: WebKit }>({
  webkit: [
    async ({}, use) => {
      // On GitHub, `npm run test:install` has failed if it does not start.
      const webkit = await launchWebKit().catch(() => undefined);
      await use(webkit);
      await webkit?.close();
    },
    { scope: 'worker' },
  ],
  phone: async ({ webkit }, use, testInfo) => {
    if (!webkit) return testInfo.skip(true, 'WebKit is not installed, or does not start');
    const page = await webkit.openPage();
    const phone = phoneWith(page);
    await use(phone);
    await page.close();
    // WebKit reports as an error that it shows no transition on Back.
    const allowed = /Skipping view transition/;
    expect(phone.errors.filter((error) => !allowed.test(error) && !editorErrors.test(error))).toEqual([]);
  },
});

// In one worker, which starts the browser once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/* These run in the page. */
const isMenuOpen = () => document.querySelector('#menu')?.checkVisibility();
const readHeading = () => document.querySelector('h1')?.innerText;
const readText = () => document.body.innerText;
const scrollTo = (top: number) => window.scrollTo(0, top);

const menuButton = 'button[aria-label="Menu"]';

test('every page shows all its content within its width, and photos as AVIF', async ({ phone }) => {
  for (const route of routes) {
    await phone.open(`.${route}`);
    await phone.expectResult({ width: 390, overflow: 0, hidden: [], photos: [] }, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const content = [...document.querySelectorAll('main :is(h1, h2, h3, p, img)')];
      const hidden = content.filter((element) => {
        const isShownLater = element.closest('details, [class*="md:hidden"], [class*="photo-caption"]');
        return !isShownLater && !element.checkVisibility({ opacityProperty: true });
      });
      const photos = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
      // The page loads all of them for printing, which WebKit does not do by itself.
      dispatchEvent(new Event('beforeprint'));
      const unloaded = photos.filter((photo) => !photo.naturalWidth || !photo.currentSrc.endsWith('.avif'));
      return {
        width: clientWidth,
        overflow: scrollWidth - clientWidth,
        hidden: hidden.map(({ outerHTML }) => outerHTML),
        photos: unloaded.map(({ currentSrc }) => currentSrc),
      };
    });
  }
});

test('the menu opens, closes and links to pages, and Back shows it closed', async ({ phone }) => {
  await phone.open('');
  expect(await phone.call(isMenuOpen)).toBe(false);
  for (const isOpen of [true, false, true]) {
    await phone.click(menuButton);
    await phone.expectResult(isOpen, isMenuOpen);
  }
  await phone.click('#menu a[href="/gallery"]');
  await phone.expectResult('Rooms We Painted', readHeading);
  await phone.expectResult(false, isMenuOpen);
  await phone.call(() => document.querySelector<HTMLElement>('#menu')?.showPopover());
  await phone.open('terms');
  await phone.go(-1);
  await phone.expectResult('Rooms We Painted', readHeading);
  expect(await phone.call(isMenuOpen)).toBe(false);
});

test('the menu is below the header, over a darker page, wherever it is scrolled', async ({ phone }) => {
  await phone.open('');
  /** The brightness of a pixel at the left edge. */
  const readBrightness = async (top: number) => {
    const pixel = sharp(await phone.screenshot()).extract({ left: 3, top, width: 1, height: 1 });
    return (await pixel.greyscale().raw().toBuffer())[0] ?? NaN;
  };
  // Only the paper of the page.
  await phone.call(() => document.querySelector('main')?.style.setProperty('opacity', '0'));
  const paper = await readBrightness(10);
  for (const top of [0, 300, 1500]) {
    // A low header, and one that is taller because its text is large.
    for (const size of ['200%', '100%']) {
      await phone.call((size) => document.documentElement.style.setProperty('font-size', size), size);
      await phone.call(scrollTo, top);
      await phone.click(menuButton);
      await phone.expectResult(expect.closeTo(0, 0), () => {
        const [header, menu] = ['header', '#menu'].map((part) => document.querySelector(part));
        return Number(menu?.getBoundingClientRect().top) - Number(header?.getBoundingClientRect().bottom);
      });
      if (size === '100%') await expect.poll(() => readBrightness(830)).toBeLessThan(paper * 0.8);
      expect(await readBrightness(10)).toBe(paper);
      await phone.click(menuButton);
      await phone.expectResult(false, isMenuOpen);
    }
  }
});

async function fillIn({ type }: ReturnType<typeof phoneWith>) {
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message: 'Paint my shed.' };
  for (const [name, value] of Object.entries(enquiry)) await type(`form [name="${name}"]`, value);
  return enquiry;
}

test('mistakes are reported, and a failed enquiry stays and can be sent again', async ({ phone }) => {
  await phone.open('contact');
  await phone.click('form button');
  await phone.expectResult(expect.stringMatching(/Name is required[^]*Message is required/), readText);
  expect(await phone.call(() => document.activeElement?.getAttribute('name'))).toBe('name');
  const enquiry = await fillIn(phone);
  await phone.call(() => {
    const { fetch } = window;
    window.fetch = async () => {
      window.fetch = fetch;
      throw new TypeError('There is no connection.');
    };
  });
  await phone.click('form button');
  await phone.expectResult(expect.stringContaining('Failed to send message. Please try again.'), readText);
  await phone.expectResult(expect.stringContaining('Send Message'), readText);
  expect(enquiriesFrom(enquiry.email)).toEqual([]);
  await phone.click('form button');
  await phone.expectResult(expect.stringContaining('Thank You!'), readText);
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});

test('the owner saves a photo in the editor', async ({ phone }) => {
  const github = await mockGitHub();
  await phone.open(`${github.baseURL}admin#/collections/_singletons/entries/gallery`);
  await phone.call(useMockedGitHub);
  /** Presses a button, again if there is no result: the editor ignores clicks while it is busy. */
  const press = async (label: string, result: string) => {
    const pressAgain = ([label, result]: string[]) => {
      const isDone = document.querySelector(`${result}`) !== null;
      if (!isDone) document.querySelector<HTMLElement>(`[data-label="${label}"]`)?.click();
      return isDone;
    };
    const readResult = () => phone.call(pressAgain, [label, result]);
    await expect.poll(readResult, { message: label, intervals: [2_000] }).toBe(true);
  };
  await press('Sign In Using Access Token', 'input');
  await phone.type('input', token);
  await press('Sign In', '[data-label^="Add"]');
  await press('Add \u2068Photo\u2069', '[data-label="Browse"]');
  await press('Browse', 'input[type=file]');
  const quarters = ['c81e28', '1e3cc8', 'f0e6d2', '145a32'];
  const photo = await drawQuarters(quarters, 3000, 2250).toBuffer();
  await phone.call((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'IMG_1.JPG', { type: 'image/jpeg' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) input.files = data.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, photo.toString('base64'));
  await press('Insert', '[data-label="Replace"]');
  // The only field of its kind: the entries above are closed.
  await phone.type('input[type=text][aria-required=true]', 'A sample board');
  await press('Save', ':root:not(:has([data-label="Save"]))');
  const { file, alt } = github.readContent().gallery.at(-1) ?? {};
  expect(alt).toBe('A sample board');
  const metadata = await sharp(github.readFile(file)).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 2400, height: 1800 });
  await expectQuarters(github.readFile(file), quarters);
  github.close();
});
