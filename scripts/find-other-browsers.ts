import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from './find-program'
import { run } from './support/run'

/** WebKitGTK's driver and its browser, and a screen for it: it has no way to run without one. */
export type FoundWebKit = { driver: string; browser: string; screen: string }

/** Firefox as it is installed; null = it is not. */
export const findFirefox = (): string | null => findProgram('firefox-esr') ?? findProgram('firefox')

/** Debian keeps the browser beside the library, in a folder of its version. */
function findMiniBrowser(): string | null {
  const places = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu`).filter((place) => existsSync(place))
  return (
    places
      .flatMap((place) => readdirSync(place).map((name) => path.join(place, name, 'MiniBrowser')))
      .filter((file) => /\/webkit2?gtk-[\d.]+\/MiniBrowser$/.test(file) && existsSync(file))
      .sort()
      .at(-1) ?? null
  )
}

/** WebKit as Debian's packages bring it; null = a part of it is missing. */
export function findWebKit(): FoundWebKit | null {
  const [driver, browser, screen] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')]
  return driver && browser && screen ? { driver, browser, screen } : null
}

/** Installs what is missing of both from Debian's packages, which only root may do. */
export async function installOtherBrowsers(): Promise<void> {
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]
  if (packages.length === 0 || process.getuid?.() !== 0) return
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], options)
  for (const name of packages) await run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
}
