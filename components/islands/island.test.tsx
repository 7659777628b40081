import { render } from '@testing-library/react';
import { Island } from './island';

jest.mock('../ui/tooltips', () => ({ __esModule: true, default: () => null }));

/** Renders an island with props that its type would not allow. */
const renderWith = async (props: object) => render(await Island({ name: 'tooltips', ...props }));

it('sends props as JSON', async () => {
  const props = { children: 'text', nested: { list: [1, null, { date: '2026-11-29' }] } };
  const { container } = await renderWith({ ...props, missing: undefined });
  expect(container.querySelector('[data-island="tooltips"]')).toHaveAttribute(
    'data-props',
    JSON.stringify(props),
  );
});

it.each([
  ['an element', { icon: <b /> }],
  ['children', { children: ['text', <b key="b" />] }],
  ['a date', { nested: { since: new Date(0) } }],
])('refuses %s', async (_, props) => {
  await expect(renderWith(props)).rejects.toThrow('Props of <Island name="tooltips"> must be JSON');
});
