/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/', '/.next/', '/.cache/'],
  // Where copies of the project are built.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Only the bundler puts the loader of next.config.ts in its place.
    'shared/lib/image-loader$': '<rootDir>/components/ui/photo-loader.ts',
  },
};

export default nextJest({ dir: './' })(config);
