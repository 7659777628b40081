import type { Browser, Page } from '@playwright/test';

/** Opens an empty page with the screen of a phone and 4x CPU slowdown. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
