/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every client component with the reason why the server cannot do its work. */
const reasons: Record<string, string> = {
  'app/error.tsx': 'error boundaries must be client components',
  'app/global-error.tsx': 'error boundaries must be client components',
  'components/enquiry/contact-form.tsx': 'checks, sends and answers in place',
  'components/layout/current-year.tsx': "only the browser knows the visitor's year",
  'components/layout/mobile-menu.tsx': 'closes when a link is chosen, tells its state',
  'components/layout/nav-link.tsx': "only the browser's router knows the current page",
  'components/sections/log-missing-path.tsx': 'only the browser knows which path was asked for',
  'components/ui/link.tsx': 'only the browser knows when a visitor is about to follow a link',
  'components/ui/tooltip.tsx': 'the code of the tooltip is fetched in the browser, by those who can open one',
};

const sources = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const clientComponents = sources.filter((file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8')));

it('are only those that have a reason to be', () => {
  expect(clientComponents.sort()).toEqual(Object.keys(reasons).sort());
});

it.each(clientComponents)('%s gives its reason under the directive', (file) => {
  expect(readFileSync(file, 'utf8').split('\n')[1]).toMatch(/^\/\/ Reason: /);
});

it('never takes content along, but for its types', () => {
  const imports = sources
    .filter((file) => clientComponents.includes(file) || file.startsWith('components/enquiry/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type ).*from '(.*)'/gm)].map(
        ([, from]) => `${file}: ${from}`,
      ),
    );
  expect(imports.filter((each) => each.includes('content/') || each.endsWith('/content'))).toEqual([]);
});
