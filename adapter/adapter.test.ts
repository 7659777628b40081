/** @jest-environment node */
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { unlock } from 'proper-lockfile';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

/** Next's types want a whole configuration. */
type Adapter = { modifyConfig: (config: object, context: { phase: string }) => Promise<object> };
// Jest would take adapter.mjs.
const { adapter } = jest.requireActual<{ adapter: Adapter }>('./adapter.ts');

setUpTemporaryContent();

it('waits until another build of the project has ended', async () => {
  const ended = new Set<string>();
  for (const level of ['log', 'warn'] as const) jest.spyOn(console, level).mockImplementation();
  const build = async (name: string) => {
    await adapter.modifyConfig({}, { phase: PHASE_PRODUCTION_BUILD });
    ended.add(name);
  };
  await build('first');
  const second = build('second');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(console.log).toHaveBeenCalledWith('Waiting until another build of this project has ended…');
  expect([...ended]).toEqual(['first']);
  await unlock('.', { lockfilePath: '.cache/build.lock' });
  await second;
});
