/** @jest-environment node */
import * as lucide from 'lucide-react';
import { iconExports } from './icon-exports';

it('knows every icon of lucide-react, by former names too', () => {
  const known = new Set([...iconExports.values()]);
  expect([...known].sort()).toEqual(Object.keys(lucide.icons).sort());

  const exports = new Map(Object.entries(lucide));
  for (const [name, current] of iconExports) {
    const former = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect([name, exports.get(former)]).toEqual([name, exports.get(current)]);
  }
  expect(iconExports.get('home')).toBe('House');
});
