import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { run } from './support/run'

export type FoundBrowser = { path: string; source: string }

/** Without windows, menus and extensions a browser takes half the work; the package of that name has the same engine. */
const light = 'chromium-headless-shell'
const names = [light, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
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

const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']

/** Only root installs; whoever else has a Chromium keeps it. */
async function installFromSystem(packages: readonly string[]): Promise<void> {
  if (onPath('apt-get') === null || process.getuid?.() !== 0) return
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code } = await run('apt-get', [...patience, ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return
  }
}

async function download(): Promise<void> {
  console.log("Trying Playwright's download …")
  const { code, output } = await run(
    'node_modules/.bin/playwright',
    ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'],
    { quiet: true },
  )
  if (code !== 0) console.error(output.split('\n').slice(-8).join('\n'))
}

/** Finds a Chromium or installs one, the light one where the system has it, else by Playwright's download; null when all fail. */
export async function findOrInstallChromium(): Promise<FoundBrowser | null> {
  const found = findChromium()
  if (found && (found.source === 'CHROMIUM_PATH' || found.path.endsWith(light))) return found
  await installFromSystem([light])
  const packaged = findChromium()
  if (packaged) return packaged
  await installFromSystem(['chromium'])
  if (!findChromium()) await download()
  return findChromium()
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
