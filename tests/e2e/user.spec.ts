import { cookieNames } from '@/lib/config/browser-keys'
import { localizePath } from '@/lib/i18n/locales'
import { enterByForm, registerByPhone } from './support/account-forms'
import { arrive } from './support/booking'
import { oneOfKind } from './support/catalogue'
import { codeSentTo } from './support/case-desk'
import { findingsOf } from './support/findings'
import { anotherVisitor, expect, test, waitForScripts } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { words } from './support/words'

const password = 'seven slow pelicans'

test.setTimeout(120_000)

test('a rider registers with a phone number in Thai, claims a warranty, signs in on another machine and erases everything', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const visitor = someVisitor()
  const { user: texts, account } = words.th
  const { serial } = await warrantiesAt(origin).register({ visitor, term: 'two-wheel', lang: 'th' })
  await arrive(page, 'phone')
  await page.goto('/th/register?redirect=%2Fth%2Fuser%2Fwarranties')
  const compared = await oneOfKind(origin, 'twin-shock')
  await page.evaluate((id) => localStorage.setItem('compare', JSON.stringify([id])), compared.id)
  await registerByPhone(page, 'th', { ...visitor, password })
  await page.waitForURL('**/th/user/warranties')
  const form = page.getByRole('form', { name: texts.warranties.addTitle })
  await form.getByRole('textbox', { name: texts.warranties.serial }).fill(serial)
  await form.getByRole('button', { name: texts.warranties.send, exact: true }).click()
  const code = form.getByRole('textbox', { name: texts.warranties.code, exact: true })
  await expect(code).toBeVisible()
  await code.fill(codeSentTo(visitor.email, 'warrantyCode'))
  await form.getByRole('button', { name: texts.warranties.add, exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: serial })).toBeVisible()
  const findings = await findingsOf(page, 'warranties of an account')

  const other = await anotherVisitor(browser)
  const desk = waitForScripts(await other.newPage())
  await desk.goto(localizePath('/user', 'th'))
  await desk.waitForURL('**/th/login?redirect=*')
  await enterByForm(desk, 'th', visitor.phone, password)
  await desk.waitForURL('**/th/user')
  await expect(desk.getByRole('article').filter({ hasText: serial })).toBeVisible()
  await expect(desk.getByRole('region', { name: texts.overview.compare })).toContainText(compared.code)
  findings.push(...(await findingsOf(desk, 'overview of an account')))
  const data = await desk.request.get('/api/documents/account/my-data.json')
  expect(await data.text()).toContain(serial)

  await page.goto(localizePath('/user/data', 'th'))
  const erase = page.getByRole('region', { name: texts.data.erase })
  await erase.getByLabel(texts.data.password).fill(password)
  await erase.getByRole('checkbox', { name: texts.data.sure }).check()
  await erase.getByRole('button', { name: texts.data.confirm }).click()
  await expect(erase.getByRole('status')).toContainText(texts.data.erased)
  // Neither machine is signed in any more, and nobody can sign in as that.
  const signs = [cookieNames['sign-in'], cookieNames['sign-in-renewal'], cookieNames['sign-in-expiry']]
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => signs.some((sign) => sign === name)))
    .toEqual([])
  await desk.goto(localizePath('/user', 'th'))
  await desk.waitForURL('**/th/login?redirect=*')
  await enterByForm(desk, 'th', visitor.phone, password)
  await expect(desk.getByRole('main').getByRole('alert')).toContainText(account.failures.credentials)
  expect(findings).toEqual([])
})
