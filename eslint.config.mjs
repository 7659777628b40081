import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** What each directory may import from, besides itself. Tests, including e2e/, may import anything. */
const rooms = {
  lib: [],
  photos: ['lib'],
  preview: ['lib'],
  components: ['lib'],
  editor: ['lib'],
  browser: ['components', 'lib'],
  app: ['components', 'lib'],
  adapter: ['browser', 'editor', 'lib', 'photos', 'preview'],
  scripts: ['lib', 'photos', 'preview'],
  e2e: [],
};
const componentRooms = {
  ui: [],
  'structured-data': [],
  enquiry: ['ui'],
  // The components of islands are in components/enquiry and components/ui.
  islands: ['enquiry', 'ui'],
  layout: ['ui'],
  sections: ['enquiry', 'islands', 'layout', 'ui'],
};
const zonesIn = (directory, allowed) =>
  Object.entries(allowed).map(([name, others]) => ({
    target: `${directory}/${name}`,
    from: Object.keys(allowed)
      .filter((other) => other !== name && !others.includes(other))
      .map((other) => `${directory}/${other}`),
  }));
const zones = [...zonesIn('.', rooms), ...zonesIn('./components', componentRooms)];

/** The layout, which pages share, reads the content. Pages decide what sections and islands get. */
const withoutContent = {
  group: ['@/lib/content', '@/lib/content/*'],
  allowTypeImports: true,
  message: 'Only components/layout reads the content. Other components get it as props.',
};

export default defineConfig([
  globalIgnores(['.cache/**', 'playwright-report/**', 'test-results/**']),
  ...nextVitals,
  ...nextTypescript,
  // eslint-config-next registers the plugin with six of its rules; this is the recommended set.
  { files: ['**/*.tsx'], rules: nextVitals[0].plugins['jsx-a11y'].flatConfigs.recommended.rules },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['warn', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      // Prettier wraps code, not comments.
      'max-len': ['error', { code: 999, comments: 110, ignoreUrls: true, ignorePattern: 'eslint-disable' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    ...jest.configs['flat/recommended'],
    files: ['**/*.test.*'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
      // An expected value may depend on a row of the table.
      'jest/no-conditional-expect': 'off',
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // One test visits several pages, which differ.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // Some tests deliberately press what is not ready.
      'playwright/no-force-option': 'off',
      // Prettier decides about lines.
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
  {
    ignores: ['**/*.test.*', 'e2e/**'],
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  // Hosts may build the site without `devDependencies`.
  {
    files: ['{adapter,app,browser,components,editor,lib,photos,preview,scripts}/**', '*.config.*'],
    ignores: ['**/*.test.*', '{eslint,jest,playwright}.config.*'],
    rules: { 'import/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: ['components/**'],
    ignores: ['**/*.test.*', 'components/layout/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [withoutContent] }] },
  },
  // Code for browsers must work in the oldest supported ones (`browserslist` in package.json).
  {
    ...compat.configs['flat/recommended'],
    files: ['{app,browser,components}/**', 'lib/enquiry/**'],
    ignores: ['**/*.test.*'],
  },
  // `use` in Playwright's fixtures is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // Commands print to the terminal, and the 404 page to the browser's console.
  {
    files: [
      '{adapter,browser,editor,photos,preview,scripts}/**',
      'e2e/support/**',
      'e2e/benchmark.ts',
      'jest.setup.ts',
    ],
    rules: { 'no-console': 'off' },
  },
]);
