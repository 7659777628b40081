import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Playwright's Chromium, pinned by package-lock.json. Without it, Debian's Chromium or any Chrome. */
export function chooseBrowser(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = findCommand('chromium-headless-shell') ?? findCommand('chromium');
  return executablePath ? { executablePath } : { channel: 'chrome' };
}

/** Playwright's launch options for Chromium. */
export const launchOptions = {
  ...chooseBrowser(),
  args: [
    // Otherwise, headless Chromium rounds the widths of letters, unlike browsers on phones.
    '--font-render-hinting=none',
    // Starting a process for every page takes a third of a test's time.
    '--renderer-process-limit=1',
    // There is none, and the process that stands in for it is slower.
    '--disable-gpu',
  ],
};

/** Returns the path of a command, or undefined if not installed. Debian's PATH may lack /usr/sbin. */
export function findCommand(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return directories.map((directory) => path.join(directory, name)).find((file) => existsSync(file));
}
