/** @jest-environment node */
import { readFileSync } from 'node:fs';

// npm writes no hash for the packages of other systems when a registry is incomplete, and then installs whatever it downloads there.
it('has a hash of every package', () => {
  const lockFile: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const packages = Object.entries(lockFile.packages).filter(([, { integrity }]) => !integrity);
  expect(packages.map(([name]) => name)).toEqual(['']);
});
