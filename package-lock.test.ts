/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { subset } from 'semver';
import packageFile from './package.json';

type Package = { integrity?: string; engines?: { node?: string }; optional?: boolean };
const lockFile: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

// If a registry is incomplete, npm omits hashes for other systems, and installs whatever it downloads there.
it('has a hash of every package', () => {
  const packages = Object.entries(lockFile.packages).filter(([, { integrity }]) => !integrity);
  expect(packages.map(([name]) => name)).toEqual(['']);
});

// With `engine-strict`, `npm ci` refuses packages for other versions. It leaves out optional ones.
it('has only packages for every version of Node.js that package.json promises', () => {
  const promised = packageFile.engines.node;
  const others = Object.entries(lockFile.packages).filter(
    ([, { engines, optional }]) => !optional && engines?.node && !subset(promised, engines.node),
  );
  expect(others.map(([name]) => name)).toEqual([]);
});
