import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { staffToken } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { words } from './support/words'

test.use({ reducedMotion: 'reduce' })
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

test('nobody who is not signed in sees the desk', async ({ page }) => {
  await page.goto(localizePath('/desk', 'th'))
  await expect(page).toHaveURL(/\/login/)
})
