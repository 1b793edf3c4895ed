import type { Page } from '@playwright/test'
import { readPhone } from '@/lib/domain/phone'
import type { Locale } from '@/lib/i18n/locales'
import { expect } from './test'
import { textSentTo } from './sent-text'
import { words } from './words'

/** The fields of accounts as their labels say them. */
export function accountFields(page: Page, locale: Locale) {
  const { fields } = words[locale].account
  return (name: keyof typeof fields) => page.getByRole('textbox', { name: fields[name].label, exact: true })
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

type Somebody = { name: string; phone: string; password: string }

/** Fills the form of registration that is on the page and gives the code that comes to the phone. */
export async function registerByPhone(page: Page, locale: Locale, { name, phone, password }: Somebody): Promise<void> {
  const { register } = words[locale].account
  const field = accountFields(page, locale)
  await field('name').fill(name)
  await field('to').fill(phone)
  await field('password').fill(password)
  await press(page, register.submit)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await field('code').fill(/\d{6}/.exec(textSentTo(readPhone(phone) ?? '', 'accountCode'))?.[0] ?? '')
  await press(page, register.confirm)
}

/** Signs in by the form that is on the page. */
export async function enterByForm(page: Page, locale: Locale, username: string, password: string): Promise<void> {
  const field = accountFields(page, locale)
  await field('username').fill(username)
  await field('current').fill(password)
  await press(page, words[locale].account.signIn.submit)
}
