import { withSiteName } from './search-results';

it.each([
  ['Our Services', 'Our Services | Brush & Wherry'],
  // As long as search results show, and one character more.
  ['x'.repeat(43), `${'x'.repeat(43)} | Brush & Wherry`],
  ['x'.repeat(44), 'x'.repeat(44)],
])('a title ends with the name of the business if both fit into a search result: %s', (title, expected) => {
  expect(withSiteName(title, 'Brush & Wherry')).toBe(expected);
});
