import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const alias = {
  '@/lib/client/browser': `${import.meta.dirname}/tests/support/browser-company.ts`,
  '@/lib/client/photo/prepare-photo': `${import.meta.dirname}/tests/support/upload.ts`,
  '@/lib/client/upload': `${import.meta.dirname}/tests/support/upload.ts`,
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/stubs/server-only.ts`,
  'next/navigation': `${import.meta.dirname}/tests/support/navigation.ts`,
  'next-intl/server': `${import.meta.dirname}/tests/support/server-translations.ts`,
}
/** Tests that open databases; `npm run verify` leaves them to `npm test`. */
const databaseTests = [
  'lib/server/*.test.ts',
  'lib/{data/promotions,seo/job-json-ld,seo/vocabulary}.test.ts',
  'lib/server/{backup,db,health,import,lease,metrics,outbox,retention,search,services,seed,catalogue}/**/*.test.ts',
]

const shared = {
  globals: false,
  setupFiles: ['tests/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 20_000,
}

const written = ['app', 'components', 'lib', 'pwa', 'scripts', 'tests/unit']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)))
  .filter((file) => /\.test\.tsx?$/.test(file))
/** A test that changes what other tests would find, modules or the environment, and so needs a process of its own. */
const isUnsociable = (file: string) => /\bvi\.(?:mock|doMock|stubEnv)\(|process\.env/.test(readFileSync(file, 'utf8'))
const unsociable = written.filter(isUnsociable)
const sociable = written.filter((file) => !isUnsociable(file))

type Tests = NonNullable<TestProjectInlineConfiguration['test']> & { name: string; exclude?: string[] }

/** A project whose files share a process, where every module is loaded once: half the time. The unsociable ones have a process each. */
function inCompany(tests: Tests): TestProjectInlineConfiguration[] {
  const exclude = [...configDefaults.exclude, ...(tests.exclude ?? [])]
  return [
    { extends: true, test: { ...tests, isolate: false, exclude: [...exclude, ...unsociable] } },
    { extends: true, test: { ...tests, name: `${tests.name} alone`, exclude: [...exclude, ...sociable] } },
  ]
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest leaves one processor idle unless told.
    maxWorkers: availableParallelism(),
    projects: [
      ...inCompany({
        ...shared,
        name: 'unit',
        environment: 'node',
        include: ['{app,components,lib,pwa,scripts,tests/unit}/**/*.test.ts'],
        exclude: databaseTests,
      }),
      ...inCompany({
        ...shared,
        name: 'components',
        environment: 'jsdom',
        setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
        include: ['{app,components,lib}/**/*.test.tsx'],
      }),
      ...inCompany({
        ...shared,
        name: 'database',
        environment: 'node',
        include: databaseTests,
        globalSetup: 'tests/set-up-databases.ts',
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      // Against the production build, which has to be there: `npm test` makes it first.
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          environment: 'node',
          include: ['tests/{security,site,build}/**/*.test.ts'],
          globalSetup: 'tests/set-up-site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
