import tseslint from 'typescript-eslint'

// What holds for all TypeScript of the house, the site's and the studio's. Plain JavaScript because both eslint.config.js load it.

/** @param {string} root folder of the tsconfig.json whose types the rules read */
export function houseRules(root) {
  return [
    ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
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
  ]
}
