/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { isRouterOnly } from './next-output';
import { postprocess } from './postprocess';

setUpTemporaryContent();

it("leaves the owner's own pages in public/ as they are, and stops at others that it does not know", async () => {
  const site = { basePath: '', formEndpoint: '/enquiries' };
  for (const directory of ['export', 'public']) {
    mkdirSync(directory);
    writeFileSync(`${directory}/google1f2e3d.html`, 'google-site-verification: google1f2e3d.html');
    writeFileSync(`${directory}/ads.txt`, 'none');
  }
  await postprocess('export', 'out', site);
  expect(readFileSync('out/google1f2e3d.html', 'utf8')).toBe('google-site-verification: google1f2e3d.html');
  expect(readFileSync('out/ads.txt', 'utf8')).toBe('none');
  rmSync('public', { recursive: true });
  await expect(postprocess('export', 'out', site)).rejects.toThrow("Next's output has changed");
});

it('knows the page data of Next also by the names that it has on Windows', () => {
  expect(isRouterOnly('services/__next.services/__PAGE__.txt', [])).toBe(true);
});
