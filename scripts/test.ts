import { rm } from 'node:fs/promises'
import { findOrInstallChromium } from './find-chromium'
import { findOrInstallPostgres } from './find-postgres'
import { isBuildCurrent } from './support/build'
import { endToEndEnvironment } from './support/end-to-end'
import {
  dependencies,
  endToEnd,
  finish,
  fonts,
  lint,
  messages,
  program,
  runSteps,
  types,
  unused,
  vitest,
  type Step,
} from './support/steps'

/** Builds what the end-to-end tests open: in the place and with the database of their own, so that no data of yours is touched. */
const build: Step = {
  name: 'production build',
  run: async () => {
    Object.assign(process.env, endToEndEnvironment)
    await rm(endToEndEnvironment.DATABASE_URL, { force: true })
    const built = await program('tsx', ['--tsconfig', 'scripts/tsconfig.json', 'scripts/build.ts'])
    return { passed: built.code === 0 ? 1 : 0, failed: built.code === 0 ? 0 : 1 }
  },
}

const browser: Step = {
  name: 'browser',
  run: async () => {
    const found = await findOrInstallChromium()
    console.log(
      found
        ? `  ${found.path} (${found.source})`
        : '  No Chromium could be found or installed. Install the package "chromium" or set CHROMIUM_PATH.',
    )
    if (found) process.env.CHROMIUM_PATH = found.path
    return { passed: found ? 1 : 0, failed: found ? 0 : 1 }
  },
}

/** Queries are tested on PostgreSQL in any case; only what stops and freezes a real server needs one, and is skipped without. */
const postgres: Step = {
  name: 'PostgreSQL server',
  run: async () => {
    const folder = await findOrInstallPostgres()
    console.log(
      folder
        ? `  ${folder}`
        : '  None, so the tests that freeze one are skipped. Install the package "postgresql" or set POSTGRES_BIN.',
    )
    return { passed: folder ? 1 : 0, failed: 0 }
  },
}

const journeys: Step = {
  name: endToEnd.name,
  run: async () => {
    if (process.env.CHROMIUM_PATH && (await isBuildCurrent())) return endToEnd.run()
    console.error('  Not run: they need the production build and a browser.')
    return { passed: 0, failed: 1 }
  },
}

const attacks: Step = {
  name: 'attacks',
  run: async () => {
    if (await isBuildCurrent()) return vitest('attacks', ['security']).run()
    console.error('  Not run: they need the production build.')
    return { passed: 0, failed: 1 }
  },
}

finish(
  await runSteps([
    types,
    lint,
    unused,
    messages,
    fonts,
    dependencies,
    postgres,
    vitest('unit, component and query tests (SQLite, PostgreSQL)', ['unit', 'components', 'database']),
    build,
    attacks,
    browser,
    journeys,
  ]),
)
