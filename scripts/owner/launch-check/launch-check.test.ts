/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

const project = process.cwd();
setUpTemporaryContent();
beforeEach(() => {
  // Ofcom's own number.
  edit('business', '01632 960999', '0300 123 3333');
  edit('business', 'post@example.org', 'post@ferrers-daughters.co.uk');
  edit('business', 'https://www.example.org', 'https://www.ferrers-daughters.co.uk');
  edit('business', 'https://forms.example.org/test', 'https://forms.ferrers-daughters.co.uk/test');
});

/** Runs `npm run launch-check` on the temporary content. */
function launchCheck() {
  const command = [require.resolve('tsx/cli'), 'scripts/owner/launch-check/launch-check.ts'];
  const content = { CONTENT_DIRECTORY: path.resolve('content'), SITE_URL: '', GITHUB_STEP_SUMMARY: '' };
  const options = { cwd: project, env: { ...process.env, ...content }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, output: stdout + stderr };
}

it('passes without sample content', () => {
  expect(launchCheck()).toEqual({ status: 0, output: expect.stringContaining('Ready to launch') });
});

it('fails with sample content, and says where the editor has it', () => {
  edit('business', '0300 123 3333', '01632 960123');
  const { status, output } = launchCheck();
  expect(status).toBe(1);
  expect(output).toContain('To change before the launch:');
  expect(output).toContain('business.yaml:4: 01632 960123, a number that Ofcom reserves for fiction');
  expect(output).toContain('(in the editor: Business, Phone number)');
});
