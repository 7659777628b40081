/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// A shell may have set NODE_ENV for other programs, and Jest keeps that. Tests mean the same time everywhere.
Object.assign(process.env, { NODE_ENV: 'test', TZ: 'Europe/London' });

const config: Config = {
  testEnvironment: 'jsdom',
  // Encoding photos takes a long time on a busy machine.
  testTimeout: 30_000,
  // By default, Jest leaves one processor idle: half of a machine with two.
  maxWorkers: '100%',
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Not by a pattern of the browser tests' path, which may have characters with a meaning in it.
  testMatch: ['**/*.test.{ts,tsx}'],
  // .cache/tools has packages of its own.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
