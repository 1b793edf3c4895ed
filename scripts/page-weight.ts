import { chromium } from '@playwright/test'
import { weighedKinds } from '@/tests/e2e/support/page-kinds'
import { findOrInstallChromium } from './find-chromium'
import { excessOf, htmlBudgets, weighHtml, type WeighedHtml } from './support/html-budget'
import { weighScripts } from './support/weigh'

const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const found = await findOrInstallChromium()
if (!found) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const kinds = await weighedKinds(origin)

/** A name of the table of page kinds for each page whose HTML is weighed. */
const weighed = {
  home: 'home',
  product: 'unit-swing-shock',
  list: 'list',
  questions: 'questions',
} as const satisfies Record<WeighedHtml, string>

for (const kind of Object.keys(weighed) as WeighedHtml[]) {
  const path = kinds.find(({ name }) => name === weighed[kind])?.path
  if (path === undefined) throw new Error(`No page of the kind ${weighed[kind]}`)
  const answer = await fetch(origin + path, { headers: { cookie: 'i18n_redirected=en' } })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  const weight = weighHtml(await answer.text())
  const isOver = excessOf(kind, weight).length > 0
  if (isOver) process.exitCode = 1
  const { rawKb, gzipKb } = htmlBudgets[kind]
  console.log(
    `${isOver ? '✗' : '✓'} ${kind.padEnd(24)} ${weight.rawKb.toFixed(1).padStart(6)} kB of HTML, budget ${rawKb} kB; gzip ${weight.gzipKb.toFixed(1)} kB, budget ${gzipKb} kB`,
  )
}

const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
for (const { name, path, budgetKb } of kinds) {
  const { bytes, files, askedBytes } = await weighScripts(browser, origin + path)
  const over = bytes > budgetKb * 1000
  if (over) process.exitCode = 1
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${files} files, budget ${budgetKb} kB; ${(askedBytes / 1000).toFixed(1)} kB more when consent is asked`,
  )
}
await browser.close()
