import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../lib/browser';
import { buildPreview } from '../../build/build-site';
import { copyProject } from '../../lib/copy-project';
import { screenshots, type Screenshot } from './screenshots';
import { freePort, listen } from '../../lib/listen';
import { previewDirectory } from '../../lib/preview-directory';
import { runCommand } from '../../lib/run-command';
import { staticServer } from '../../serve/static-server';

const folder = 'docs/handbook';
const temporary = 'handbook';

/** High enough that nothing needs to be scrolled into view. */
const viewport = { width: 1280, height: 1600 };
/** The space around the elements in a screenshot, in pixels. */
const margin = 32;
/** The maximum width of a screenshot, in pixels. */
const maximumWidth = 1000;

// `npm run generate:handbook`: takes the screenshots of docs/handbook.md: pages with frames, and a build that reports a
// mistake.
async function takeScreenshots() {
  process.env.FORM_ENDPOINT ??= '/enquiries';
  const buildOutput = await buildWithMistake();
  await buildPreview();
  const port = await freePort();
  const enquiries = path.join('.cache', temporary, 'enquiries.jsonl');
  const server = await listen(staticServer(previewDirectory, enquiries), port, 'PORT');
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    for (const screenshot of screenshots) {
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}${screenshot.route}`, { waitUntil: 'networkidle' });
      await save(screenshot.name, await capture(page, screenshot));
      await page.close();
    }
    const terminal = await context.newPage();
    await terminal.setContent(terminalPage(buildOutput));
    await save('refused', await terminal.locator('pre').screenshot());
  } finally {
    await browser.close();
    server.close();
    await rm(path.join('.cache', temporary), { recursive: true });
  }
}

/** Returns the output of `npm run build` in a copy of the project whose phone number has no space. */
async function buildWithMistake(): Promise<string> {
  const copy = await copyProject(temporary);
  // So that the photos are not encoded again.
  for (const generated of ['public/photos', '.cache/photos.json']) {
    await cp(generated, path.join(copy, generated), { recursive: true });
  }
  const file = path.join(copy, 'content/business.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^phone: .*/m, 'phone: 01632960123'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--loglevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status === 0) throw new Error('The build accepted an invalid phone number: use another mistake here.');
  return `$ npm run build\n${stdout}${stderr}`.trim();
}

async function capture(page: Page, { before, marks, include }: Screenshot): Promise<Buffer> {
  await before?.(page);
  const frames = [];
  for (const { element, label, below = false } of marks(page)) {
    frames.push({ ...(await boxOf(element)), label, below });
  }
  const included = include ? [...frames, await boxOf(include(page))] : frames;

  // Added to the body, so that no element clips them, and styled by script, which the Content Security Policy allows.
  await page.evaluate((boxes) => {
    for (const { left, top, right, bottom, label, below } of boxes) {
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'absolute',
        zIndex: '99',
        // Keeps the hovered element hovered.
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

  const left = Math.max(0, Math.min(...included.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...included.map((box) => box.top)) - margin);
  const right = Math.min(viewport.width, Math.max(...included.map((box) => box.right)) + margin);
  const bottom = Math.min(viewport.height, Math.max(...included.map((box) => box.bottom)) + margin);
  return page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } });
}

/** The box of an element's leading text or, without any, of all its content. The element itself may be wider. */
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

async function save(name: string, screenshot: Buffer) {
  const file = path.join(folder, `${name}.webp`);
  const { size } = await sharp(screenshot)
    .resize({ width: maximumWidth, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toFile(file);
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
}

runCommand(takeScreenshots);
