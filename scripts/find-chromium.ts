import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { run } from './support/run'

export type FoundBrowser = { path: string; source: string }

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
}

/** The browser at hand without installing anything: CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): FoundBrowser | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? { path: given, source: 'CHROMIUM_PATH' } : null
  const installed = names.map(onPath).find((file) => file !== null) ?? applications.find((file) => existsSync(file))
  if (installed) return { path: installed, source: 'installed on this system' }
  return existsSync(chromium.executablePath()) ? { path: chromium.executablePath(), source: "Playwright's own" } : null
}

async function installFromSystem(): Promise<void> {
  if (onPath('apt-get') === null) return
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-thai-tlwg', 'fonts-noto-cjk'],
  ]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    const { code } = await run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return
  }
}

/** Finds a Chromium or installs one, from the system's packages first and then by Playwright's download; null when all fail. */
export async function findOrInstallChromium(): Promise<FoundBrowser | null> {
  const found = findChromium()
  if (found) return found
  console.log("No Chromium found: trying the system's packages …")
  await installFromSystem()
  const packaged = findChromium()
  if (packaged) return { ...packaged, source: "installed now from the system's packages" }
  console.log("Trying Playwright's download …")
  const { code, output } = await run(
    'node_modules/.bin/playwright',
    ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'],
    { quiet: true },
  )
  if (code !== 0) console.error(output.split('\n').slice(-8).join('\n'))
  const downloaded = findChromium()
  return downloaded && { ...downloaded, source: 'downloaded now by Playwright' }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findOrInstallChromium()
  console.log(
    browser
      ? `${browser.path} (${browser.source})`
      : 'No Chromium: install the package "chromium" or set CHROMIUM_PATH.',
  )
  process.exitCode = browser ? 0 : 1
}
