/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// A shell may have set it for other programs; Jest sets only a missing one.
Object.assign(process.env, { NODE_ENV: 'test' });

const config: Config = {
  testEnvironment: 'jsdom',
  // Encoding photos takes a long time on a busy machine.
  testTimeout: 30_000,
  // Jest leaves one processor idle, which on a machine with two is half of them.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: ['/e2e/'],
  // Contains packages of its own.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
