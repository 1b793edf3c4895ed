import { defineConfig } from 'vitest/config'

const site = `${import.meta.dirname}/..`

export default defineConfig({
  root: site,
  resolve: { alias: { '@': site, 'server-only': `${site}/tests/stubs/server-only.ts` } },
  test: {
    name: 'studio',
    include: ['studio/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
