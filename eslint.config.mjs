import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** Which folder may not import from which others. `except` is relative to `from`. */
const zones = [
  { target: './app', from: ['./scripts', './e2e'] },
  { target: './components', from: ['./app', './scripts', './e2e'] },
  { target: './components/ui', from: './components', except: ['./ui'] },
  { target: './components/layout', from: './components', except: ['./layout', './structured-data', './ui'] },
  { target: './components/enquiry', from: './components', except: ['./enquiry', './ui'] },
  { target: './components/structured-data', from: './components', except: ['./structured-data'] },
  { target: './components/sections', from: './components/structured-data' },
  { target: './lib/content', from: ['./app', './components', './scripts', './e2e'] },
  { target: './scripts', from: ['./app', './e2e'] },
  {
    target: './scripts',
    from: './components',
    except: [
      './enquiry/draft.ts',
      './enquiry/watch-form.ts',
      './enquiry/schema.ts',
      './layout/current-year.ts',
      './layout/watch-menu.ts',
      './layout/watch-replacement.ts',
      './layout/page-links.ts',
      './ui/swatches.ts',
      './ui/when-tooltip-wanted.ts',
    ],
  },
];

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
    },
  },
  {
    ignores: ['**/*.test.*'],
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  // A host can build the site without `devDependencies`.
  {
    files: ['app/**', 'components/**', 'lib/**', 'scripts/**', '*.config.*'],
    ignores: [
      '**/*.test.*',
      'scripts/measure.ts',
      'scripts/lib/browser.ts',
      '{eslint,jest,playwright}.config.*',
    ],
    rules: { 'import/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: ['components/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/content', '@/lib/content/*'],
              allowTypeImports: true,
              message: 'Components get content as props. Only its types may be imported.',
            },
          ],
        },
      ],
    },
  },
  // Code for browsers must work in the oldest supported ones (`browserslist` in package.json).
  {
    ...compat.configs['flat/recommended'],
    files: ['app/**', 'components/**', 'scripts/build/postprocess/{inline-script,before-hydration}.ts'],
    ignores: ['**/*.test.*'],
  },
  // `use` in Playwright's fixtures is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // Commands print to the terminal.
  { files: ['scripts/**', 'e2e/support/install.ts', 'jest.setup.ts'], rules: { 'no-console': 'off' } },
]);
