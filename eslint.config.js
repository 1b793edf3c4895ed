import next from 'eslint-config-next/core-web-vitals'
import { defineConfig } from 'eslint/config'
import { borderRules } from './scripts/support/borders.js'
import { houseRules } from './scripts/support/house-rules.js'

// The files whose default export the framework or a tool asks for.
const needDefault = [
  'app/**/{page,layout,template,default,loading,error,global-error,not-found,forbidden,unauthorized,manifest,robots,sitemap,icon,opengraph-image}.{ts,tsx}',
  'lib/i18n/request.ts',
  'lib/next/*.mjs',
  '*.config.{ts,js,mjs}',
  'tests/stubs/**',
  'tests/set-up-*.ts',
]
const dataTables = [
  'lib/server/seed/**',
  'lib/routes/*-routes.ts',
  'lib/server/search/{concepts,synonyms,tables}.ts',
  'lib/drawings/**/*-data.ts',
  // Solids and silhouettes: a part's figures, one call after another.
  'lib/models/**',
  'lib/drawings/vehicles/**',
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
      // Has its own: npm --prefix studio run check.
      'studio/**',
    ],
  },
  ...next,
  ...houseRules(import.meta.dirname),
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
