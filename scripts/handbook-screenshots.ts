import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from './browser';
import { build, needsBuild } from './build';
import { copyProject } from './copy-project';
import { pictures, type Picture } from './handbook-pictures';
import { freePort, listen } from './listen';
import { runCommand } from './run-command';
import { site } from './serve';

const folder = 'docs/handbook';
const temporary = 'handbook';

/** Everything that is shown fits in it, so that nothing needs scrolling. */
const window = { width: 1280, height: 1600 };
/** What stays free around the things that a picture shows, in pixels. */
const margin = 32;
const widest = 1000;

/** Takes the pictures of docs/handbook.md: the pages with marks on them, and what the build says to a mistake. */
async function takeScreenshots() {
  process.env.FORM_ENDPOINT ??= '/enquiries';
  const told = await buildWithMistake();
  if (await needsBuild()) await build();
  const port = await freePort();
  const enquiries = path.join('.cache', temporary, 'enquiries.jsonl');
  const server = await listen(site('out', enquiries), port, 'PORT');
  const browser = await chromium.launch(launchOptions);
  try {
    await mkdir(folder, { recursive: true });
    const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce' });
    for (const picture of pictures) {
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}${picture.route}`, { waitUntil: 'networkidle' });
      await save(picture.name, await photograph(page, picture));
      await page.close();
    }
    const terminal = await context.newPage();
    await terminal.setContent(terminalPage(told));
    await save('refused', await terminal.locator('pre').screenshot());
  } finally {
    await browser.close();
    server.close();
    await rm(path.join('.cache', temporary), { recursive: true });
  }
}

/** What `npm run build` says in a copy of the project whose phone number has lost its space. */
async function buildWithMistake(): Promise<string> {
  const copy = await copyProject(temporary);
  // Encoding them again would take longer than everything else.
  for (const made of ['public/photos', '.cache/photos.json']) {
    await cp(made, path.join(copy, made), { recursive: true });
  }
  const file = path.join(copy, 'content/business.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^phone: .*/m, 'phone: 01632960123'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--loglevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status === 0) throw new Error('The build took a phone number that is none: show another mistake.');
  return `$ npm run build\n${stdout}${stderr}`.trim();
}

async function photograph(page: Page, { before, marks, around }: Picture): Promise<Buffer> {
  await before?.(page);
  const frames = [];
  for (const { element, label, below = false } of marks(page)) {
    frames.push({ ...(await boxOf(element)), label, below });
  }
  const shown = around ? [...frames, await boxOf(around(page))] : frames;

  // Over the page and not on the elements, so that nothing cuts them off; by script, which the page's policy allows.
  await page.evaluate((boxes) => {
    for (const { left, top, right, bottom, label, below } of boxes) {
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'absolute',
        zIndex: '99',
        // What the mouse rests on stays under it.
        pointerEvents: 'none',
        left: `${left - 6}px`,
        top: `${top - 2}px`,
        width: `${right - left + 12}px`,
        height: `${bottom - top + 4}px`,
        border: '2px solid #c4005f',
        outline: '2px solid white',
      });
      const tag = document.createElement('span');
      tag.textContent = label;
      Object.assign(tag.style, {
        position: 'absolute',
        padding: '1px 7px',
        background: '#c4005f',
        color: 'white',
        font: '600 15px/1.35 monospace',
        whiteSpace: 'nowrap',
        ...(below
          ? { top: '100%', right: '-2px' }
          : {
              top: '50%',
              transform: 'translateY(-50%)',
              ...(right < 1150 ? { left: '100%' } : { right: '100%' }),
            }),
      });
      frame.append(tag);
      document.body.append(frame);
    }
  }, frames);

  const left = Math.max(0, Math.min(...shown.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...shown.map((box) => box.top)) - margin);
  const right = Math.min(window.width, Math.max(...shown.map((box) => box.right)) + margin);
  const bottom = Math.min(window.height, Math.max(...shown.map((box) => box.bottom)) + margin);
  return page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } });
}

/** Where the first words of an element are or, where it begins with none, everything in it; both may leave room. */
async function boxOf(element: Locator) {
  await element.waitFor();
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.firstChild instanceof Text ? node.firstChild : node);
    const { left, top, right, bottom } = (node.hasChildNodes() ? range : node).getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

function terminalPage(text: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const style =
    'display: inline-block; margin: 0; padding: 24px; background: #1e1e1e; color: #e6e6e6; font: 16px/1.5 monospace';
  return `<!doctype html><pre style="${style}">${escaped}</pre>`;
}

async function save(name: string, picture: Buffer) {
  const file = path.join(folder, `${name}.webp`);
  const { size } = await sharp(picture)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toFile(file);
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
}

if (require.main === module) runCommand(takeScreenshots);
