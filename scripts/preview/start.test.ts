/** @jest-environment node */
import { buildPreview } from '../build/build-site';
import { watchContent } from './watch-content';

jest.mock('@/lib/content/site-address', () => ({ getBasePath: () => '' }));
jest.mock('../build/build-site', () => ({ buildPreview: jest.fn() }));
jest.mock('../lib/listen', () => ({ readPort: () => 3000, checkPort: jest.fn(), listen: jest.fn() }));
jest.mock('./local-form-service', () => ({
  ...jest.requireActual<object>('./local-form-service'),
  checkEnquiriesFile: jest.fn(),
}));
jest.mock('./static-server');
jest.mock('./watch-content');

it('builds with the local form service, also when FORM_ENDPOINT is empty, and again when the content changes', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  process.env.FORM_ENDPOINT = '';
  const endpoints: (string | undefined)[] = [];
  jest.mocked(buildPreview).mockImplementation(async () => void endpoints.push(process.env.FORM_ENDPOINT));
  await import('./start');
  await new Promise(setImmediate);
  const [, rebuild] = jest.mocked(watchContent).mock.calls[0] ?? [];
  await rebuild?.();
  // An enquiry from a preview never reaches the owner's form service.
  expect(endpoints).toEqual(['/enquiries', '/enquiries']);
});
