/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// Jest keeps a NODE_ENV that a shell has set for other programs. Times are the same on every machine.
Object.assign(process.env, { NODE_ENV: 'test', TZ: 'Europe/London' });

const config: Config = {
  testEnvironment: 'jsdom',
  // Encoding photos takes a long time on a busy machine.
  testTimeout: 30_000,
  // By default, Jest leaves one processor idle: half of a machine with two.
  maxWorkers: '100%',
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Not an ignore pattern with the browser tests' path, which may contain special characters.
  testMatch: ['**/*.test.{ts,tsx}'],
  // .cache/tools has its own packages.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
