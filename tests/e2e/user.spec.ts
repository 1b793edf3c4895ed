import { randomUUID } from 'node:crypto'
import { tokenSchema } from '@/lib/contract/account'
import { createCompanyClient } from '@/lib/client/company-client'
import { readPhone } from '@/lib/domain/phone'
import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { codeSentTo } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { anotherVisitor, expect, test } from './support/test'
import { someAddress, someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { words } from './support/words'

const password = 'seven slow pelicans'

test.use({ reducedMotion: 'reduce' })
test.setTimeout(120_000)

/** Registers with a phone number; answers an access token. */
async function register(origin: string, { name, phone }: ReturnType<typeof someVisitor>): Promise<string> {
  const { call } = createCompanyClient({
    baseURL: `${origin}/api/company`,
    timeoutMs: 30_000,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', someAddress())
      return fetch(request)
    },
  })
  const { registration } = await call('registerAccount', { key: randomUUID(), lang: 'th', name, to: phone, password })
  const code = codeSentTo(readPhone(phone) ?? '', 'accountCode')
  return tokenSchema.parse(await call('confirmAccount', { registration, code })).access_token
}

test('a warranty joins the account by its code, is there on another device, and everything is erased, in th on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const visitor = someVisitor()
  const { user: texts } = words.th
  const { serial } = await warrantiesAt(origin).register({ visitor, term: 'two-wheel', lang: 'th' })
  const token = await register(origin, visitor)
  await arrive(page, 'phone')
  await signIn(page.context(), token, origin)

  await page.goto(localizePath('/user/warranties', 'th'))
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
  await signIn(other, token, origin)
  const desk = await other.newPage()
  await desk.goto(localizePath('/user', 'th'))
  await expect(desk.getByRole('article').filter({ hasText: serial })).toBeVisible()
  findings.push(...(await findingsOf(desk, 'overview of an account')))
  const data = await desk.request.get('/api/documents/account/my-data.json')
  expect(await data.text()).toContain(serial)

  await page.goto(localizePath('/user/data', 'th'))
  const erase = page.getByRole('region', { name: texts.data.erase })
  await erase.getByLabel(texts.data.password).fill(password)
  await erase.getByRole('checkbox', { name: texts.data.sure }).check()
  await erase.getByRole('button', { name: texts.data.confirm }).click()
  await expect(erase.getByRole('status')).toContainText(texts.data.erased)
  await desk.goto(localizePath('/user', 'th'))
  await expect(desk.getByRole('article').filter({ hasText: serial })).toHaveCount(0)
  expect(findings).toEqual([])
})
