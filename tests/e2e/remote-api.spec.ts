import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import LibsqlDatabase from 'libsql'
import { findingsOf } from './support/findings'
import { allProductIds, oneOfKind, pcx } from './support/catalogue'
import { freePort } from '@/scripts/support/free-port'
import { copyBuild, startInstance, type Instance } from '@/tests/support/instance'
import { expect, knowLanguage, test } from './support/test'
import { fill, words } from './support/words'

/** A word that only the remote company's data has. */
const remoteWord = 'Fernlager'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let folder: string
let companyPort: number
let company: Instance
let site: Instance

const startCompany = () => startInstance(process.cwd(), companyPort, { DATABASE_URL: path.join(folder, 'company.db') })
const read = (address: string) =>
  fetch(site.origin + address, { headers: { cookie: 'i18n_redirected=en', accept: 'text/html' } })

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-company-'))
  const database = path.join(folder, 'company.db')
  await promisify(execFile)('node_modules/.bin/tsx', [
    '--tsconfig',
    'scripts/tsconfig.json',
    'scripts/seed.ts',
    '--database',
    database,
  ])
  const file = new LibsqlDatabase(database)
  file.exec(`UPDATE product_text SET name = name || ' ${remoteWord}'`)
  file.close()
  companyPort = await freePort()
  const copy = path.join(folder, 'site')
  await copyBuild(copy)
  company = await startCompany()
  site = await startInstance(copy, await freePort(), {
    COMPANY_API_URL: `${company.origin}/api/company`,
    // What is down refuses at once; what has just started, beside the other tests, may take its time.
    COMPANY_API_TIMEOUT_MS: '15000',
    DATABASE_URL: path.join(folder, 'nothing/here.db'),
  })
})

test.afterAll(async () => {
  await Promise.all([site.stop(), company.stop()])
  await rm(folder, { recursive: true, force: true })
})

async function openSite(page: Page, address: string): Promise<void> {
  await knowLanguage(page, 'en')
  await page.goto(site.origin + address)
}

test('the product journey runs on the remote company, without a database of its own', async ({ page }) => {
  const { lists, fitment, search, compare } = words.en
  // The first question to a company that has just started may take longer than it is given.
  await expect
    .poll(async (): Promise<unknown> => (await read('/api/health')).json())
    .toMatchObject({ ok: true, companyApi: 'remote', database: null })
  await openSite(page, '/products')
  for (const [step, choice] of [
    ['type', words.en.spec.vehicleTypes.scooter],
    ['brand', 'Honda'],
    ['model', 'PCX160'],
    ['year', '2021'],
  ] as const)
    await page
      .locator(`#finder [data-step="${step}"]`)
      .filter({ visible: true })
      .getByRole('link', { name: choice })
      .first()
      .click()
  await expect(page).toHaveURL(`${site.origin}/products/list?${pcx.query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(lists.titleFor, { what: lists.parts, vehicle: pcx.dated.en }),
  )
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('heading')).toContainText(remoteWord)
  await expect(card.locator('[data-verdict]')).toContainText(fitment.verdicts.fits)
  await card.getByRole('heading').getByRole('link').click()
  // Made for the first time, by a server that has to ask another one, beside the other tests.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(remoteWord, { timeout: 30_000 })
  await expect(page.locator('header [data-verdict]').filter({ visible: true })).toContainText(fitment.verdicts.fits)
  const code = await page.getByTestId('part-number').filter({ visible: true }).innerText()
  // The company's first search reads all its words, which may take longer than it is given: the visitor presses "Try again".
  await expect(async () => {
    await page.goto(`${site.origin}/search?q=${code.replaceAll('-', '')}`)
    await expect(page.getByText(search.code)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 45_000 })
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(remoteWord)
  const [first, second] = await allProductIds(company.origin)
  await page.goto(`${site.origin}/products/compare?ids=${first},${second}`)
  await expect(page.getByRole('table', { name: fill(compare.caption, { count: '2' }) })).toContainText(remoteWord)
  expect(existsSync(path.join(folder, 'nothing'))).toBe(false)
})

test('an unknown product of the remote company is not found', async () => {
  expect((await read('/products/no-such-product')).status).toBe(404)
})

test('with the company down stored pages stay, others fail openly and recover', async ({ page, allowComplaints }) => {
  allowComplaints()
  const { errors } = words.en
  const [stored, unstored, later] = await Promise.all(
    ['bushing', 'air-kit', 'coilover'].map((kind) => oneOfKind(company.origin, kind)),
  )
  if (!stored || !unstored || !later) throw new Error('Three products are needed.')
  for (const visit of [1, 2]) expect((await read(`/products/${stored.id}`)).status, `visit ${visit}`).toBe(200)
  await company.stop()

  const kept = await read(`/products/${stored.id}`)
  expect([kept.status, kept.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT'])
  expect(await kept.text()).toContain(remoteWord)
  expect((await read('/')).status).toBe(200)
  for (const address of [`/products/${unstored.id}`, `/products/${later.id}`, '/products/no-such-product-either']) {
    expect((await read(address)).status, address).toBeGreaterThanOrEqual(500)
  }
  expect((await read(`/api/company/api/products/info?id=${unstored.id}`)).status).toBeGreaterThanOrEqual(500)

  const retry = page.getByRole('button', { name: errors.retry })
  for (const address of ['/products/list?family=fork', '/search?q=gtx']) {
    await openSite(page, address)
    await expect(retry, address).toBeVisible()
  }
  await openSite(page, `/products/${unstored.id}`)
  await expect(retry).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.error)
  await expect(page.getByRole('link', { name: errors.home })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.error)

  company = await startCompany()
  await retry.click()
  await expect(page.getByTestId('part-number')).toHaveText(unstored.code)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(remoteWord)

  for (const address of [
    `/products/${unstored.id}`,
    `/products/${later.id}`,
    '/products/list?family=fork',
    '/search?q=gtx',
  ])
    expect((await read(address)).status, address).toBe(200)
  // The first search after a start reads all words, and what is asked meanwhile may wait for longer than it is given.
  await expect.poll(async () => (await read('/products/no-such-product-either')).status, { timeout: 30_000 }).toBe(404)
})

test('the error page speaks the language of its address', async ({ page, allowComplaints }) => {
  allowComplaints()
  const { id } = await oneOfKind(company.origin, 'seal-kit')
  await company.stop()
  await knowLanguage(page, 'en')
  for (const [prefix, locale] of [
    ['/th', 'th'],
    ['/jp', 'ja'],
  ] as const) {
    await page.goto(`${site.origin}${prefix}/products/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].errors.error)
    await expect(page.getByRole('link', { name: words[locale].errors.home })).toHaveAttribute('href', prefix)
  }
})
