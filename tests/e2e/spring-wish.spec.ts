import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { words } from './support/words'

test.setTimeout(120_000)

const locale = 'th'
const path = localizePath('/car-spring/coming-soon', locale)
const { wish: texts, form: fields } = words[locale]

test('a wish is sent on a phone, opened by its private link and withdrawn, in th', async ({ page }) => {
  const { phone } = someVisitor()
  const urls: string[] = []
  await arrive(page, 'phone')
  page.on('request', (sent) => urls.push(sent.url()))
  await page.goto(path)
  const form = page.getByRole('form', { name: texts.form })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  const submit = form.getByRole('button', { name: texts.submit })
  await submit.click()
  const summary = form.getByRole('group', { name: texts.errors.title })
  await expect(summary).toBeFocused()
  const missing = ['type', 'contact', 'consent'] as const
  await expect(summary.getByRole('link')).toHaveText(missing.map((key) => texts.errors[key]))
  await expect(field(texts.email)).toHaveAccessibleDescription(`${texts.emailHint} ${texts.errors.contact}`)
  const findings = await findingsOf(page, 'missing answers')

  await form.getByRole('checkbox', { name: fields.vehicle.unlisted }).check()
  await form.getByRole('combobox', { name: fields.vehicle.type, exact: true }).selectOption('car')
  await field(fields.vehicle.brand).fill('ยี่ห้อทดสอบ')
  await field(fields.vehicle.model).fill('รุ่นทดสอบ')
  await field(fields.vehicle.year).fill('2568')
  await field(texts.phone).fill(phone)
  await form.getByRole('checkbox', { name: texts.consent }).check()
  await submit.click()
  const sent = page.getByRole('group', { name: texts.sent.title })
  await expect(sent).toBeFocused()
  findings.push(...(await findingsOf(page, 'sent')))
  await sent.getByRole('link', { name: texts.sent.link }).click()

  await expect(page.getByText('ยี่ห้อทดสอบ รุ่นทดสอบ ปี ค.ศ. 2025')).toBeVisible()
  findings.push(...(await findingsOf(page, 'wish')))
  const token = page.url().split('#')[1] ?? ''
  await page.getByRole('button', { name: texts.manage.withdraw }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.manage.withdrawnTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByText(texts.manage.invalidTitle)).toBeVisible()
  expect(findings).toEqual([])
  expect(urls.filter((url) => [token, phone.slice(1)].some((secret) => url.split('#')[0]?.includes(secret)))).toEqual(
    [],
  )
})

test('a vehicle of the list is filled in by its link', async ({ page }) => {
  await arrive(page, 'desktop')
  await page.goto(path)
  await page.locator('a[href="?vehicle=suzuki-fronx-2025#wish"]').click()
  const form = page.getByRole('form', { name: texts.form })
  await expect(form.getByRole('textbox', { name: fields.vehicle.model, exact: true })).toHaveValue('ฟรองซ์')
  await expect(form.getByRole('textbox', { name: fields.vehicle.year, exact: true })).toHaveValue('2025')
})
