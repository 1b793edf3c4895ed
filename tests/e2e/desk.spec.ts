import Libsql from 'libsql'
import { z } from 'zod'
import { localizePath } from '@/lib/i18n/locales'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { arrive } from './support/booking'
import { staffToken } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { words } from './support/words'

test.setTimeout(120_000)

test('staff finds a claim by keyboard, answers it and moves it on', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const warranties = warrantiesAt(origin)
  const { receipt } = await warranties.register({ visitor: someVisitor(), term: 'two-wheel', lang: 'th' })
  const number = await warranties.claim(receipt, 'th')
  const { desk, warranty } = words.th
  await arrive(page, 'desktop')
  await signIn(context, await staffToken(), origin)

  await page.goto(`${localizePath('/desk', 'th')}?queue=claim&number=${number}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  const findings = await findingsOf(page, 'inbox')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  findings.push(...(await findingsOf(page, 'claim')))

  await page.getByRole('combobox', { name: desk.act.canned }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: desk.act.text }).fill('กรุณานำสินค้าเข้าตรวจ')
  await page.getByRole('button', { name: desk.act.send }).click()
  const history = page.getByRole('region', { name: desk.item.history })
  await expect(history).toContainText('กรุณานำสินค้าเข้าตรวจ')

  await page.getByRole('button', { name: desk.moves['parts-received'] }).click()
  await page.getByRole('form', { name: desk.moves['parts-received'] }).getByRole('button').first().click()
  await expect(history).toContainText(warranty.claimStates['parts-received'])
  expect(findings).toEqual([])
})

test('an owner answers in words what the desk asked, and the desk writes back', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const warranties = warrantiesAt(origin)
  const { receipt } = await warranties.register({ visitor: someVisitor(), term: 'two-wheel', lang: 'th' })
  const { desk, passport } = words.th
  const item = localizePath(`/desk/registration/${receipt.number}`, 'th')
  await arrive(page, 'phone')
  await signIn(context, await staffToken(), origin)
  await page.goto(item)
  await page.getByRole('button', { name: desk.moves['needs-information'] }).click()
  const ask = page.getByRole('form', { name: desk.moves['needs-information'] })
  await ask.getByRole('textbox').fill('รถปีอะไร')
  await ask.getByRole('button').first().click()
  await expect.poll(async () => (await warranties.passport(receipt)).state).toBe('needs-information')

  await page.goto(localizePath(receipt.passport, 'th'))
  const pin = page.getByRole('textbox', { name: passport.pin.label, exact: true })
  await pin.fill(receipt.pin)
  await pin.press('Enter')
  await expect(page.getByRole('region', { name: passport.needs.title })).toContainText('รถปีอะไร')
  const thread = page.getByRole('region', { name: `${passport.replies.title} ${receipt.number}` })
  await thread.getByRole('textbox', { name: passport.replies.label }).fill('ปี 2023')
  const findings = await findingsOf(page, 'asked')
  const send = thread.getByRole('button', { name: passport.replies.submit, exact: true })
  await send.press('Enter')
  await expect(thread.getByText(passport.replies.done)).toBeVisible()
  await expect(send).toBeFocused()
  findings.push(...(await findingsOf(page, 'answered')))
  expect((await warranties.passport(receipt)).state).toBe('submitted')

  await page.goto(item)
  const history = page.getByRole('region', { name: desk.item.history })
  await expect(history).toContainText('ปี 2023')
  await page.getByRole('textbox', { name: desk.act.text }).fill('ขอบคุณครับ')
  await page.getByRole('button', { name: desk.act.send }).click()
  await expect(history).toContainText('ขอบคุณครับ')
  expect((await warranties.passport(receipt)).thread.map(({ from }) => from)).toEqual(['customer', 'staff'])
  expect(findings).toEqual([])
})

test('nobody who is not signed in sees the desk', async ({ page }) => {
  await page.goto(localizePath('/desk', 'th'))
  await expect(page).toHaveURL(/\/login/)
})

const pricedSchema = z.object({ code: z.string(), price_thb: z.number().nullable() })

/** A product with its price, as stored now (the sample has none); the last one, which no other journey looks at. */
function storedPrice() {
  const database = new Libsql(endToEndEnvironment.DATABASE_URL, { readonly: true })
  const row: unknown = database.prepare('select code, price_thb from product order by id desc').get()
  database.close()
  return pricedSchema.parse(row)
}

test('staff imports prices, sees what changes, and undoes it', async ({ page, context, baseURL }) => {
  const { desk } = words.th
  const { code, price_thb: before } = storedPrice()
  const price = 4321
  await arrive(page, 'desktop')
  await signIn(context, await staffToken(), baseURL ?? '')
  await page.goto(localizePath('/desk/import', 'th'))
  const send = async (name: string, text: string) => {
    await page.getByLabel(desk.import.choose).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: desk.import.rehearse }).click()
  }
  await send('wrong.csv', 'code,prize\nA,1')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('prize')
  await send('prices.csv', `code,price_thb,price_to_thb\n${code},${price},\n`)
  const batch = page.getByRole('region', { name: 'prices.csv' })
  await expect(batch.getByRole('table', { name: desk.import.differences })).toContainText(String(price))
  const findings = await findingsOf(page, 'import')
  expect(storedPrice().price_thb).toBe(before)

  await batch.getByRole('button', { name: desk.import.commit, exact: true }).click()
  await batch.getByRole('button', { name: desk.import.commitNow }).click()
  await expect(batch.getByText(desk.import.states.committed)).toBeVisible()
  expect(storedPrice().price_thb).toBe(price)
  await batch.getByRole('button', { name: desk.import.undo, exact: true }).click()
  await batch.getByRole('button', { name: desk.import.undoNow }).click()
  await expect(batch.getByText(desk.import.states.undone)).toBeVisible()
  expect(storedPrice().price_thb).toBe(before)

  await page.getByRole('link', { name: desk.pages.data, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.data.title)
  findings.push(...(await findingsOf(page, 'figures')))
  expect(findings).toEqual([])
})
