import next from 'eslint-config-next/core-web-vitals'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { borderRules } from './scripts/support/borders.js'

// The files whose default export the framework or a tool asks for.
const needDefault = [
  'app/**/{page,layout,template,default,loading,error,global-error,not-found,forbidden,unauthorized,manifest,robots,sitemap,icon,opengraph-image}.{ts,tsx}',
  'lib/i18n/request.ts',
  'lib/server/cache/*.mjs',
  '*.config.{ts,js,mjs}',
  'tests/stubs/**',
]
const dataTables = [
  'lib/server/seed/**',
  'lib/routes/*-routes.ts',
  'lib/server/search/{concepts,synonyms,tables}.ts',
  'lib/drawings/**/*-data.ts',
  // Solids and silhouettes: a part's figures, one call after another.
  'lib/models/**',
  'lib/drawings/vehicles/**',
  'scripts/films/stories/**',
  'lib/server/import/columns.ts',
  'content/**',
  '**/*.test.{ts,tsx}',
  'tests/**',
]

export default defineConfig(
  {
    ignores: [
      '.next/**',
      '.cache/**',
      'node_modules/**',
      'data/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'public/**',
      'next-env.d.ts',
      'types/**',
    ],
  },
  ...next,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A count is a string from PostgreSQL and a number from SQLite, whatever the one type says.
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      // Kysely and Next ask for async functions that have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  { files: dataTables, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  { files: needDefault, rules: { 'no-restricted-exports': 'off' } },
  { files: ['scripts/**', 'tests/**', 'playwright.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...borderRules,
)
