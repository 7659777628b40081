/** @jest-environment node */
import { icons } from 'lucide-react';
import { iconExports } from './icon-exports';

it('knows every icon of lucide-react, by former names too', () => {
  expect(new Set(iconExports.values())).toEqual(new Set(Object.keys(icons)));
  expect(iconExports.get('home')).toBe('House');
});
