import type { Page } from '@playwright/test'
import { signInSchema } from '@/lib/contract/account'
import type { DealerPage } from '@/lib/contract/dealer'
import { addDays } from '@/lib/domain/calendar'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { sampleAccounts, sampleDealerId } from '@/lib/server/seed/accounts'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use({ viewport: { width: 390, height: 844 } })

const [, { email: username, password }] = sampleAccounts
const someSunday = addDays('2024-01-01', 6)

async function enter(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post('/api/company/token', { data: { username, password } })
  const signedIn = signInSchema.parse(await answer.json())
  if (!('access_token' in signedIn)) throw new Error('The sample dealer has no second factor')
  await signIn(page.context(), signedIn.access_token, origin)
}

async function readShop(page: Page): Promise<DealerPage> {
  return (await (await page.request.get(`/api/company/api/dealers/dealer?id=${sampleDealerId}`)).json()) as DealerPage
}

test("a dealer changes Sunday's hours from a phone and takes it back", async ({ page, baseURL }) => {
  const locale: Locale = 'th'
  const texts = words[locale]['dealer-corner']
  const before = (await readShop(page)).hours.weekly.sun
  await enter(page, baseURL ?? '')
  await page.goto(localizePath('/user/dealer/listing', locale))
  const hours = page.getByRole('form', { name: texts.fields.weekly })
  const sunday = formatDayOfWeek(someSunday, locale)
  await hours.getByRole('checkbox', { name: `${sunday}: ${texts.hours.open}` }).check()
  await hours.getByLabel(`${sunday}: ${texts.hours.opens}`).fill('10:00')
  await hours.getByLabel(`${sunday}: ${texts.hours.closes}`).fill('15:30')
  await hours.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
  expect((await readShop(page)).hours.weekly.sun).toEqual({ opens: '10:00', closes: '15:30' })

  await page.getByRole('button', { name: texts.history.undo }).first().click()
  await expect(page.getByText(texts.undone)).toBeVisible()
  expect((await readShop(page)).hours.weekly.sun).toEqual(before)
})
