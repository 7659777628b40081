import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * Playwright's own Chromium, whose version package-lock.json pins; where it is not installed, Debian's
 * Chromium or any Chrome.
 */
export function chooseBrowser(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = findCommand('chromium-headless-shell') ?? findCommand('chromium');
  return executablePath ? { executablePath } : { channel: 'chrome' };
}

/** Playwright's launch options for Chromium. */
export const launchOptions = {
  ...chooseBrowser(),
  args: [
    // Headless Chromium rounds the widths of letters otherwise, unlike browsers on phones.
    '--font-render-hinting=none',
    // Starting a process for every page takes a third of the time of a test.
    '--renderer-process-limit=1',
  ],
};

/**
 * Returns the path of a command, or undefined if it is not installed. On Debian, /usr/sbin is not in every
 * PATH.
 */
export function findCommand(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return directories.map((directory) => path.join(directory, name)).find((file) => existsSync(file));
}
