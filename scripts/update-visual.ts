import { rm } from 'node:fs/promises'
import { findOrInstallChromium } from './find-chromium'
import { endToEndEnvironment } from './support/end-to-end'
import { binary, run } from './support/run'

/** Takes the pictures that `npm test` compares with anew, on a fresh build and database of the end-to-end tests, or on a site that is running already. */
async function updateVisual(filters: readonly string[]): Promise<number> {
  const browser = await findOrInstallChromium()
  if (!browser) {
    console.error('No Chromium could be found or installed. Install the package "chromium" or set CHROMIUM_PATH.')
    return 1
  }
  process.env.CHROMIUM_PATH = browser.path
  if (process.env.E2E_BASE_URL === undefined) {
    await rm(endToEndEnvironment.DATABASE_URL, { force: true })
    const built = await run(binary('tsx'), ['--tsconfig', 'scripts/tsconfig.json', 'scripts/build.ts'], {
      env: endToEndEnvironment,
    })
    if (built.code !== 0) return built.code
  }
  return (
    await run(binary('playwright'), ['test', '--project=visual', '--update-snapshots=all', ...filters], {
      env: { TEST_LONG: '1' },
    })
  ).code
}

process.exitCode = await updateVisual(process.argv.slice(2))
