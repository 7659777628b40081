import { findSearchProblems } from './search-results';

const place = (path: string[]) => ({ file: 'content/pages.yaml', line: path.length });

it('accepts titles and descriptions that differ and fit', () => {
  const pages = {
    home: { heading: 'H', title: 'Painters in Diss', description: 'Painting in Diss.' },
    about: { heading: 'H' },
    terms: { heading: 'H', title: 'Terms', description: 'Our terms.' },
  };
  expect(findSearchProblems(pages, 'Ferrers', place)).toEqual([]);
});

it('names texts that search results cut, with their length, place and a remedy', () => {
  const pages = { home: { heading: 'H', title: 'Painters in Diss', description: 'x'.repeat(171) } };
  expect(findSearchProblems(pages, 'y'.repeat(50), place)).toEqual([
    {
      file: 'content/pages.yaml',
      line: 2,
      problem: 'home, title has 69 characters with the name of the business',
      remedy: 'Search results show about 60. Shorten it, or put first what matters most.',
    },
    expect.objectContaining({ problem: 'home, description has 171 characters' }),
  ]);
});

it('names texts that two pages share', () => {
  const pages = { home: { heading: 'H', title: 'Painters' }, terms: { heading: 'H', title: 'Painters' } };
  expect(findSearchProblems(pages, 'Ferrers', place)).toEqual([
    expect.objectContaining({ problem: 'terms, title is the same as that of home' }),
  ]);
});
