import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/tests/stubs/server-only.ts` }
/** Tests that seed databases; `npm run verify` leaves them to `npm test`. */
const databaseTests = [
  'lib/server/*.test.ts',
  'lib/server/{db,health,import,outbox,search,services,seed,catalogue}/**/*.test.ts',
]

const shared = { globals: false, setupFiles: ['tests/setup.ts'], restoreMocks: true, testTimeout: 20_000 }

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['{app,components,lib,scripts,tests/unit}/**/*.test.ts'],
          exclude: databaseTests,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'database',
          environment: 'node',
          include: databaseTests,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Against the production build, which has to be there: `npm test` makes it first.
      {
        extends: true,
        test: {
          ...shared,
          name: 'security',
          environment: 'node',
          include: ['tests/security/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          include: ['{app,components,lib}/**/*.test.tsx'],
        },
      },
    ],
  },
})
