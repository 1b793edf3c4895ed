import { chromium } from '@playwright/test'
import { weighedKinds } from '@/tests/e2e/support/page-kinds'
import { findOrInstallChromium } from './find-chromium'
import { weighScripts } from './support/weigh'

const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const found = await findOrInstallChromium()
if (!found) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
for (const { name, path, budgetKb } of await weighedKinds(origin)) {
  const { bytes, files, prefetchedBytes } = await weighScripts(browser, origin + path)
  const over = bytes > budgetKb * 1000
  if (over) process.exitCode = 1
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${files} files, budget ${budgetKb} kB; ${(prefetchedBytes / 1000).toFixed(1)} kB more for links in view`,
  )
}
await browser.close()
