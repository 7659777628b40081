/** @jest-environment node */
import { spawn } from 'node:child_process';
import { buildPreview } from '../build/build-site';

jest.mock('node:child_process', () => ({ spawn: jest.fn(() => ({ on: jest.fn() })) }));
jest.mock('@/lib/content', () => ({ getContent: () => ({}) }));
jest.mock('@/lib/content/site-address', () => ({ getBasePath: () => '' }));
jest.mock('../build/build-site', () => ({ buildPreview: jest.fn() }));
jest.mock('../build/editor/build-editor', () => ({ buildEditor: jest.fn() }));
jest.mock('../build/prepare', () => ({ prepare: jest.fn() }));
jest.mock('../lib/listen', () => ({ readPort: () => 3000, checkPort: jest.fn(), listen: jest.fn() }));
jest.mock('./local-form-service');
jest.mock('./static-server');
jest.mock('./watch-content');

/* An empty FORM_ENDPOINT counts as missing: an enquiry from a preview never reaches the owner's form service. */

let endpoint: string | undefined;
beforeEach(() => {
  process.env.FORM_ENDPOINT = '';
  jest.spyOn(console, 'log').mockImplementation();
});

it('builds the site of npm start with the local form service', async () => {
  jest.mocked(buildPreview).mockImplementation(async () => void (endpoint = process.env.FORM_ENDPOINT));
  await import('./start');
  await new Promise(setImmediate);
  expect(endpoint).toBe('/enquiries');
});

it('starts npm run dev with the local form service', async () => {
  await import('./dev');
  await new Promise(setImmediate);
  // Next inherits the environment.
  expect(spawn).toHaveBeenCalledWith(expect.anything(), expect.arrayContaining(['dev']), {
    stdio: 'inherit',
  });
  expect(process.env.FORM_ENDPOINT).toBe('http://localhost:3000/enquiries');
});
