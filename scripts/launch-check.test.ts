/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

const project = process.cwd();
setUpTemporaryContent();

/** Runs `npm run launch-check` on the temporary content. */
function launchCheck() {
  const command = [require.resolve('tsx/cli'), 'scripts/launch-check.ts'];
  const content = { CONTENT_DIRECTORY: path.resolve('content'), SITE_URL: '', GITHUB_STEP_SUMMARY: '' };
  const options = { cwd: project, env: { ...process.env, ...content }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, output: stdout + stderr };
}

it('fails with placeholders, says where the editor has them, and passes without', () => {
  const { status, output } = launchCheck();
  expect(status).toBe(1);
  expect(output).toContain('To change before the launch:');
  expect(output).toContain(
    'business.yaml:4: phone has 01632 960999, a number that Ofcom reserves for fiction',
  );
  expect(output).toContain('(in the editor: Business, Phone number)');

  replacePlaceholders();
  expect(launchCheck()).toEqual({ status: 0, output: expect.stringContaining('Ready to launch') });
});
