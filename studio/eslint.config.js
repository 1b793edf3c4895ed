import { defineConfig } from 'eslint/config'
import { houseRules } from '../scripts/support/house-rules.js'

export default defineConfig(
  { ignores: ['node_modules/**'] },
  ...houseRules(import.meta.dirname),
  { files: ['**/*.ts'], rules: { 'no-console': 'off' } },
  // A film's story: one shot after another.
  { files: ['films/stories/**', '**/*.test.ts'], rules: { 'max-lines': 'off' } },
  { files: ['vitest.config.ts'], rules: { 'no-restricted-exports': 'off' } },
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
)
