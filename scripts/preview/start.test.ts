/** @jest-environment node */
import { devNull } from 'node:os';
import { buildPreview } from '../build/build-site';
import { watchContent } from './watch-content';

jest.mock('@/lib/content/site-address', () => ({ getBasePath: () => '' }));
jest.mock('../build/build-site', () => ({ buildPreview: jest.fn() }));
jest.mock('../lib/listen');
jest.mock('./static-server');
jest.mock('./watch-content');
Object.assign(process.env, { ENQUIRIES_FILE: devNull, FORM_ENDPOINT: '' });

// So that an enquiry from a preview never reaches the owner's form service.
it('builds with the local form service, even when FORM_ENDPOINT is empty, and again when the content changes', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const endpoints: (string | undefined)[] = [];
  jest.mocked(buildPreview).mockImplementation(async () => void endpoints.push(process.env.FORM_ENDPOINT));
  await new Promise((resolve) => {
    jest.mocked(watchContent).mockImplementation((_directory, rebuild) => {
      void rebuild().then(resolve);
      return [];
    });
    void import('./start');
  });
  expect(endpoints).toEqual(['/enquiries', '/enquiries']);
});
