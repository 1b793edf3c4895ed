import { rm } from 'node:fs/promises'
import { findOrInstallChromium } from '../find-chromium'
import { findFirefox, findWebKit, installOtherBrowsers } from '../find-other-browsers'
import { findOrInstallPostgres } from '../find-postgres'
import { isBuildCurrent } from './build'
import { endToEndEnvironment } from './end-to-end'
import { one, playwright, script, vitest, type Step } from './steps'

/** Builds what the tests of the site open: in the place and with the database of their own, so that no data of yours is touched. */
export const build: Step = {
  name: 'production build',
  run: async () => {
    await rm(endToEndEnvironment.DATABASE_URL, { force: true })
    return script('production build', 'build', endToEndEnvironment).run()
  },
}

export const browser: Step = {
  name: 'browser',
  run: async () => {
    const found = await findOrInstallChromium()
    if (!found)
      return one(false, 'No Chromium could be found or installed. Install the package "chromium" or set CHROMIUM_PATH.')
    process.env.CHROMIUM_PATH = found.path
    return one(true, `${found.path} (${found.source})`)
  },
}

/** Journeys are walked in whatever browsers there are; those that are missing are skipped, and counted. */
export const otherBrowsers: Step = {
  name: 'other browsers',
  run: async () => {
    await installOtherBrowsers()
    const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver and xvfb'])]
    const said = missing.length > 0 ? `Skipped for want of ${missing.join(', ')}.` : ''
    return { passed: missing.length === 0 ? 1 : 0, failed: 0, said }
  },
}

/** What reads or writes the database is tested on both engines. */
export const postgres: Step = {
  name: 'PostgreSQL server',
  run: async () => {
    const folder = await findOrInstallPostgres()
    return one(folder !== null, folder ?? 'There is none: install the package "postgresql" or set POSTGRES_BIN.')
  },
}

/** A step on the finished build, which fails where there is none. */
const onBuild = (step: Step, needsBrowser: boolean): Step => ({
  name: step.name,
  run: async () => {
    Object.assign(process.env, endToEndEnvironment)
    if (!(await isBuildCurrent())) return one(false, 'Not run: it needs the production build.')
    if (needsBrowser && !process.env.CHROMIUM_PATH) return one(false, 'Not run: it needs a browser.')
    return step.run()
  },
})

/** Attacks, addresses, headers and stored pages: everything that needs the site but no browser. */
export const site = (env: Record<string, string> = {}): Step => onBuild(vitest('site', ['site'], env), false)

export const endToEnd = (name: string, args: readonly string[] = [], env: Record<string, string> = {}): Step =>
  onBuild(playwright(name, args, env), true)
