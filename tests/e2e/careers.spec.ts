import sharp from 'sharp'
import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { robotsOf } from './support/every'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { words } from './support/words'

test.setTimeout(120_000)

const locale = 'th'
const { career: texts, case: page } = words[locale]

test('a graduate applies by phone with a photo of a paper, and erases it by the private link', async ({
  page: tab,
}) => {
  const { phone } = someVisitor()
  await arrive(tab, 'phone')
  await tab.goto(localizePath('/career/rd26-02', locale))
  const findings = await findingsOf(tab, 'posting')
  await tab.getByRole('link', { name: texts.apply.button, exact: true }).filter({ visible: true }).click()
  const form = tab.getByRole('form')
  await form.getByRole('textbox', { name: /^เบอร์โทร/ }).fill(phone)
  const paper = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' } })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel(texts.form.resume)
    .setInputFiles({ name: 'IMG_0101.jpg', mimeType: 'image/jpeg', buffer: paper })
  await expect(form.getByRole('img')).toBeVisible()
  await form.getByRole('checkbox', { name: texts.form.consent }).check()
  findings.push(...(await findingsOf(tab, 'form')))
  await form.getByRole('button', { name: texts.form.submit }).click()
  const sent = tab.getByRole('group', { name: texts.form.sent.title })
  await expect(sent).toBeFocused()
  findings.push(...(await findingsOf(tab, 'sent')))
  await sent.getByRole('link', { name: texts.form.sent.open }).click()
  await expect(tab.getByText('(RD26-02)')).toBeVisible()
  await expect(tab.getByText(page.page.files.replace(/\{count.*\}/, '1'), { exact: false }).first()).toBeVisible()
  await tab.getByRole('button', { name: page.page.erase }).click()
  await tab.getByRole('button', { name: page.page.sure }).filter({ visible: true }).click()
  await expect(tab.getByText(page.page.erasedTitle)).toBeVisible()
  expect(findings).toEqual([])
})

test('a closed posting stays readable, without a way to apply and without structured data', async ({ page: tab }) => {
  await tab.goto(localizePath('/career/pr26-03', locale))
  await expect(tab.getByText(texts.apply.closedTitle)).toBeVisible()
  await expect(tab.getByRole('link', { name: texts.apply.button, exact: true })).toHaveCount(0)
  expect(await tab.content()).not.toContain('JobPosting')
  await tab.goto(localizePath('/career/register/pr26-03', locale))
  await expect(tab.getByRole('form', { name: /สมัคร/ })).toHaveCount(0)
  const answers = await Promise.all(
    ['/career/none', '/career/rd26-01/cnc-operator', '/career/rd26-01/damper-design-engineer'].map(async (path) =>
      (await tab.request.get(localizePath(path, locale))).status(),
    ),
  )
  expect(answers).toEqual([404, 404, 200])
})

test('an open sample is readable, and search engines are offered none', async ({ request }) => {
  const posting = await (await request.get('/career/rd26-02')).text()
  expect(posting).toContain(words.en.career.sample.one)
  expect(posting).not.toContain('JobPosting')
  expect(robotsOf(posting)).toContain('noindex')
  expect(await (await request.get(`/sitemaps/company-${locale}.xml`)).text()).not.toContain('/career/rd26')
})

test('the list narrows without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.goto(localizePath('/career', locale))
  await tab.getByRole('combobox', { name: texts.filter.place }).selectOption('office')
  const office = await tab.request.get('/api/company/api/careers?lang=th&place=office')
  const open = ((await office.json()) as { state: string }[]).filter(({ state }) => state !== 'closed')
  expect(open.length).toBeGreaterThan(0)
  await expect(tab.locator('[data-job]').filter({ visible: true })).toHaveCount(open.length)
  const says = tab.getByText(texts.filter.noneTitle).filter({ visible: true })
  await expect(says).toHaveCount(0)
  await tab.getByRole('combobox', { name: texts.filter.department }).selectOption('production')
  await expect(tab.locator('[data-job]').filter({ visible: true })).toHaveCount(0)
  await expect(says).toHaveCount(1)
  await tab.getByRole('combobox', { name: texts.filter.department }).selectOption('engineering')
  await expect(says).toHaveCount(1)
  await expect(tab.locator('[data-none]').filter({ visible: true }).getByRole('link')).toHaveAttribute(
    'href',
    localizePath('/career/register', locale),
  )
  await tab.locator('[data-none]').filter({ visible: true }).getByRole('button').click()
  await expect(says).toHaveCount(0)
  await expect(tab.locator('[data-job]').filter({ visible: true }).nth(2)).toBeVisible()
  await context.close()
})
