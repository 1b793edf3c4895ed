import { randomUUID } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import Libsql from 'libsql'
import { localizePath } from '@/lib/i18n/locales'
import { stepOf, totpCode } from '@/lib/server/services/account/totp'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { accountFields, press } from './support/account-forms'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { textSentTo } from './support/sent-text'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { words } from './support/words'

const password = 'loose gravel uphill'

/** An account with this scope, and without a second factor. */
function makeAccount(scope: 'service' | 'customer'): string {
  const email = `${scope}-${randomUUID()}@example.com`
  const database = new Libsql(endToEndEnvironment.DATABASE_URL)
  database.exec('pragma busy_timeout = 5000')
  database
    .prepare(
      `insert into account (id, email, phone, name, password_hash, scopes, created_at, totp_secret, totp_step, recovery_codes)
      values (?, ?, null, 'Somsri', ?, ?, null, null, 0, '[]')`,
    )
    .run(randomUUID(), email, hashSync(password), JSON.stringify([scope]))
  database.close()
  return email
}

const bytesOf = (base32: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

test('a rider registers with a phone number in Thai; what one tab signs out, the other leaves', async ({ page }) => {
  const { account, layout } = words.th
  const { name, phone } = someVisitor()
  await arrive(page, 'phone')
  await page.goto('/th/register?redirect=%2Fth%2Fuser')
  const field = accountFields(page, 'th')
  await press(page, account.register.submit)
  await expect(page.getByRole('group', { name: words.th.form.summary })).toBeFocused()
  await field('name').fill(name)
  await field('to').fill(phone)
  await field('password').fill('12345678')
  await press(page, account.register.submit)
  await expect(page.getByRole('alert').filter({ hasText: account.failures.weak })).toBeVisible()
  await field('password').fill(password)
  const findings = await findingsOf(page, 'registration')
  await press(page, account.register.submit)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  const code = /\d{6}/.exec(textSentTo(`+66${phone.slice(1)}`, 'accountCode'))?.[0] ?? ''
  await field('code').fill(code)
  await press(page, account.register.confirm)
  await page.waitForURL('**/th/user')
  await expect(page.getByText(name).first()).toBeVisible()
  findings.push(...(await findingsOf(page, 'account')))

  const other = await page.context().newPage()
  await other.goto('/th/user')
  await expect(other.getByText(name).first()).toBeVisible()
  await page.getByRole('button', { name: account.signOut }).first().click()
  await page.waitForURL((url) => url.pathname === '/th')
  await other.waitForURL((url) => url.pathname !== '/th/user')
  await other.goto('/th/user')
  expect(new URL(other.url()).pathname).toBe('/th/login')
  await expect(page.getByRole('link', { name: layout.account })).toHaveCount(0)
  expect(findings).toEqual([])
})

test('a wrong password is told in Japanese, a right one leads back to where the visitor wanted to go', async ({
  page,
}) => {
  const { account } = words.ja
  await arrive(page, 'desktop')
  await page.goto('/jp/user')
  await page.waitForURL('**/jp/login?redirect=*')
  const field = accountFields(page, 'ja')
  await field('username').fill('customer@example.com')
  await field('current').fill('not-this-one')
  await press(page, account.signIn.submit)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(account.failures.credentials)
  await field('current').fill('customer-sample-1')
  await press(page, account.signIn.submit)
  await page.waitForURL('**/jp/user')
  // Whoever is signed in has nothing to do there.
  await page.goto(localizePath('/login', 'ja'))
  await page.waitForURL((url) => url.pathname === '/jp')
  await expect(page.getByRole('banner').getByRole('link', { name: words.ja.layout.account })).toBeVisible()
})

test('a forgotten password is set anew with the link of a message, once', async ({ page }) => {
  const { account } = words.en
  const { name, email } = someVisitor()
  const field = accountFields(page, 'en')
  await arrive(page, 'phone')
  await page.goto('/register')
  await field('name').fill(name)
  await field('to').fill(email)
  await field('password').fill(password)
  await press(page, account.register.submit)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await field('code').fill(/\d{6}/.exec(textSentTo(email, 'accountCode'))?.[0] ?? '')
  await press(page, account.register.confirm)
  await page.waitForURL((url) => url.pathname === '/')
  await page.context().clearCookies({ name: /^auth/ })

  await page.goto('/login')
  await page.getByRole('link', { name: account.signIn.forgotten }).click()
  await field('to').fill(email)
  await press(page, account.forgot.submit)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  const link = /\/password\/reset#\S+/.exec(textSentTo(email, 'accountReset'))?.[0] ?? ''
  for (const again of [false, true]) {
    await page.goto('/login')
    await page.goto(link)
    await field('password').fill('wet road at night')
    await press(page, account.reset.submit)
    if (again) await expect(page.getByRole('main').getByRole('alert')).toContainText(account.failures.link)
    else await expect(page.getByRole('main').getByRole('status')).toContainText(account.reset.done)
  }
  await page.goto('/login')
  await field('username').fill(email.toUpperCase())
  await field('current').fill('wet road at night')
  await press(page, account.signIn.submit)
  await page.waitForURL((url) => url.pathname === '/')
})

test('staff set up an authenticator app and need it from then on', async ({ page }) => {
  const { account } = words.en
  const email = makeAccount('service')
  const field = accountFields(page, 'en')
  await arrive(page, 'desktop')
  await page.goto('/login?redirect=%2Fuser%2Fsecond-factor')
  await field('username').fill(email)
  await field('current').fill(password)
  await press(page, account.signIn.submit)
  await page.waitForURL('**/user/second-factor')
  await field('current').fill(password)
  await press(page, account.factorSetup.begin)
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '')
  const findings = await findingsOf(page, 'enrolment')
  const step = stepOf(new Date())
  await field('factor').fill(totpCode(bytesOf(key), step))
  await press(page, account.factorSetup.confirm)
  await expect(page.getByRole('main').getByRole('status')).toContainText(account.factorSetup.done)
  await press(page, account.factorSetup.goOn)

  await page.context().clearCookies({ name: /^auth/ })
  await page.goto('/login')
  await field('username').fill(email)
  await field('current').fill(password)
  await press(page, account.signIn.submit)
  // A code is good once: the next half-minute's is taken, too.
  await field('factor').fill(totpCode(bytesOf(key), step + 1))
  await press(page, account.signIn.submit)
  await page.waitForURL((url) => url.pathname === '/')
  expect(findings).toEqual([])
})

test('a device signs in by its passkey instead of the password, until the passkey is taken away', async ({ page }) => {
  const { account, user } = words.th
  const { passkeys } = user.settings
  const email = makeAccount('customer')
  const field = accountFields(page, 'th')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await arrive(page, 'phone')
  await page.goto('/th/login?redirect=%2Fth%2Fuser%2Fsettings')
  await field('username').fill(email)
  await field('current').fill(password)
  await press(page, account.signIn.submit)
  await page.waitForURL('**/th/user/settings')
  const part = page.getByRole('region', { name: passkeys.title })
  await part.getByRole('textbox', { name: passkeys.password }).fill(password)
  await part.getByRole('button', { name: passkeys.add }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  expect(textSentTo(email, 'accountPasskey')).toContain('/th/password/forgot')
  const findings = await findingsOf(page, 'settings with a passkey')

  const enterByPasskey = async () => {
    await page.context().clearCookies({ name: /^auth/ })
    await page.goto('/th/login?redirect=%2Fth%2Fuser%2Fsettings')
    await press(page, account.passkey.signIn)
  }
  await enterByPasskey()
  await page.waitForURL('**/th/user/settings')
  await part.getByRole('button', { name: passkeys.remove }).first().click()
  await part.getByRole('button', { name: passkeys.removeNow }).click()
  await expect(part.getByRole('listitem')).toHaveCount(0)
  await enterByPasskey()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(account.passkey.unknown)
  findings.push(...(await findingsOf(page, 'sign-in with an unknown passkey')))
  expect(findings).toEqual([])
})
