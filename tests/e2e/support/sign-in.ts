import type { Page } from '@playwright/test'
import { cookieNames } from '@/lib/config/browser-keys'

/** The page's visitor is whoever the access token names. */
export async function signIn(page: Page, token: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: cookieNames['sign-in'], value: token, url: origin, httpOnly: true }])
}
