import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { localizePath, locales } from '@/lib/i18n/locales'
import { staffToken } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'
import { words } from './support/words'

const { editor, promotion } = words.en
const title = { en: 'Monday check', th: 'ตรวจเช็กวันจันทร์', ja: '月曜点検' }

/** The next Monday that is not today. */
function nextMonday(): string {
  const today = dayInThailand(new Date())
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (8 - weekday) % 7 || 7)
}

async function write(page: Page, lang: keyof typeof title, texts: { text: string; includes: string }): Promise<void> {
  const field = (name: 'title' | 'text' | 'includes') =>
    page.getByRole('textbox', { name: `${editor.fields[name]} · ${locales[lang].label}` })
  await field('title').fill(title[lang])
  await field('text').fill(texts.text)
  await field('includes').fill(texts.includes)
}

test('staff writes a promotion for Monday 09:00 in three languages and sees it run then', async ({
  page,
  context,
  baseURL,
}) => {
  const monday = nextMonday()
  const id = `monday-${randomUUID().slice(0, 8)}`
  await signIn(context, await staffToken(), baseURL ?? '')
  await page.goto(localizePath('/desk/content', 'en'))
  await page.getByText(editor.new.title).click()
  await page.getByRole('textbox', { name: editor.new.id }).fill(id)
  await page.getByRole('button', { name: editor.new.start }).click()

  await page.getByLabel(editor.fields.startsOn).fill(monday)
  await page.getByLabel(editor.fields.endsOn).fill(addDays(monday, 27))
  await page.getByRole('checkbox', { name: promotion.lines.moto }).check()
  await page.getByRole('checkbox', { name: promotion.places.workshop }).check()
  await page.getByRole('checkbox', { name: promotion.terms.book }).check()
  await write(page, 'en', { text: 'We look at seals and rods.', includes: 'Inspection\nReport' })
  await write(page, 'th', { text: 'โปรดนำรถมา', includes: 'ตรวจสภาพ\nใบรายงาน' })
  await expect(page.getByText('กรุณา').first()).toBeVisible()
  await write(page, 'th', { text: 'กรุณานำรถมาให้เราตรวจ', includes: 'ตรวจสภาพ\nใบรายงาน' })
  await page.getByRole('button', { name: locales.ja.label, exact: true }).first().click()
  await write(page, 'ja', { text: 'シールとロッドを点検します。', includes: '点検\n報告書' })
  await page.getByRole('button', { name: editor.form.save }).click()
  await expect(page.getByText(editor.findings.none)).toBeVisible()
  expect(await findingsOf(page, 'entry')).toEqual([])

  await page.getByRole('button', { name: editor.publish.check }).click()
  await page.getByLabel(editor.publish.at).fill(`${monday}T09:00`)
  await page.getByRole('button', { name: editor.publish.plan }).click()
  await expect(page.getByText(editor.states.planned, { exact: true })).toBeVisible()

  const show = async (moment: string) => {
    await page.getByLabel(editor.preview.moment).fill(moment)
    await page.getByRole('button', { name: editor.preview.show }).click()
    return page.locator('iframe').contentFrame()
  }
  await expect((await show(`${monday}T08:59`)).getByText(editor.preview.nothing)).toBeVisible()
  const running = await show(`${monday}T09:00`)
  await expect(running.getByRole('heading', { name: title.en })).toBeVisible()
  await expect(running.getByText(promotion.states.running, { exact: true })).toBeVisible()
  expect(await findingsOf(page, 'entry with its preview')).toEqual([])
  await page.getByRole('button', { name: locales.th.label, exact: true }).last().click()
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { name: title.th })).toBeVisible()

  const { at } = (await (await page.request.get('/api/company/api/site/next-change')).json()) as { at: string }
  expect(new Date(at).getTime()).toBeLessThanOrEqual(new Date(`${monday}T09:00:00+07:00`).getTime())
  await page.getByRole('button', { name: editor.publish.withdraw }).click()
  await expect(page.getByRole('button', { name: editor.publish.withdraw })).toBeHidden()
  await expect(page.getByText(editor.states.checked, { exact: true }).first()).toBeVisible()
})
