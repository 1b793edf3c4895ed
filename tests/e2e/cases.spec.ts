import type { Page } from '@playwright/test'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { caseForms } from '@/lib/domain/case-forms'
import { planOf } from '@/lib/domain/case-plans'
import { policies } from '@/lib/domain/policies'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { answerCase, codeSentTo } from './support/case-desk'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { fill, words } from './support/words'

/** Some days from today, as the page writes it. */
const dayAfter = (days: number, locale: Locale) => formatDate(addDays(dayInThailand(new Date()), days), locale)

/** The value beside a label. */
const factOf = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is(${JSON.stringify(label)}) + dd`))

test('somebody reports wrongdoing without a name, comes back with the case key and talks', async ({
  page,
  baseURL,
}) => {
  const { case: texts } = words.ja
  await arrive(page, 'phone')
  await page.goto(localizePath('/about/whistleblowing-policy', 'ja'))
  const form = page.getByRole('form', { name: texts.kinds.report })
  await form.getByRole('combobox', { name: texts.fields.about }).selectOption({ label: texts.values.about.safety })
  await form.getByRole('textbox', { name: texts.fields.happened }).fill('耐久試験を行わずに出荷した製品がありました。')
  await form.getByRole('button', { name: texts.form.submit }).click()

  const sent = page.getByRole('group', { name: texts.form.sent.title })
  await expect(sent).toBeFocused()
  const days = {
    day: dayAfter(caseForms.report.answerDays, 'ja'),
    result: dayAfter(planOf('report').resultDays ?? 0, 'ja'),
  }
  await expect(sent).toContainText(fill(texts.form.sent.dueTwice, days))
  const key = await sent.getByRole('code').innerText()
  const number = await factOf(page, texts.form.sent.number).innerText()
  const findings = await findingsOf(page, 'receipt')
  await answerCase(baseURL ?? '', number, 'いつごろの出荷か、わかりますか。')

  await page.goto(localizePath('/case', 'ja'))
  await page.getByRole('textbox', { name: texts.page.keyLabel }).fill(key.toLowerCase())
  await page.getByRole('button', { name: texts.page.openKey }).click()
  await expect(page.getByText('いつごろの出荷か、わかりますか。')).toBeVisible()
  await expect(factOf(page, texts.page.acknowledgedOn)).toHaveText(days.day)
  await expect(factOf(page, texts.page.resultOn)).toHaveText(days.result)
  await page.getByRole('textbox', { name: texts.page.replyLabel }).fill('先月の初めです。')
  await page.getByRole('button', { name: texts.page.send }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '先月の初めです。' })).toBeVisible()
  findings.push(...(await findingsOf(page, 'case')))
  expect(findings).toEqual([])
})

test('a data subject asks for erasure, proves who asks by the code that was sent, and sees the thirty days', async ({
  page,
}) => {
  const { case: texts, policy } = words.th
  const { email } = someVisitor()
  const [today, until] = [dayAfter(0, 'th'), dayAfter(30, 'th')]
  await arrive(page, 'desktop')
  await page.goto(localizePath(policies['data-subject'].route, 'th'))
  await expect(page.getByText(fill(policy.clock.today, { day: today, until }))).toBeVisible()
  const form = page.getByRole('form', { name: texts.kinds['data-request'] })
  await form.getByRole('combobox', { name: texts.fields.right }).selectOption({ label: texts.values.right.erase })
  await form.getByRole('textbox', { name: new RegExp(`^${texts.fields.email}`) }).fill(email)
  await form.getByRole('button', { name: texts.form.askCode }).click()
  await expect(form.getByText(texts.form.codeSent)).toBeVisible()
  await form.getByRole('textbox', { name: texts.form.code, exact: true }).fill(codeSentTo(email))
  await form.getByRole('button', { name: texts.form.submit, exact: true }).click()

  const sent = page.getByRole('group', { name: texts.form.sent.title })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(fill(texts.form.sent.due, { day: until }))
  await sent.getByRole('link', { name: texts.form.sent.open }).click()
  await expect(factOf(page, texts.page.dueOn)).toHaveText(until)
  await expect(factOf(page, texts.fields.right)).toHaveText(texts.values.right.erase)
  await expect(factOf(page, texts.fields.identity)).toHaveText(texts.values.identity['email-code'])
})
