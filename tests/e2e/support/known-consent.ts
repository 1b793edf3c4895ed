import type { BrowserContext } from '@playwright/test'
import { consentPurposes } from '@/lib/contract/consent-words'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import type { StoredConsent } from '@/lib/utils/consent-store'

/** The visitor has been asked already, in this and every later page, and has refused: most tests are about something else. */
export async function knowConsent(context: BrowserContext): Promise<void> {
  const answer: StoredConsent = {
    receipt: '00000000-0000-4000-8000-000000000001',
    key: '00000000-0000-4000-8000-000000000002',
    version: cookieConsentVersion,
    at: '2026-11-24T03:00:00.000Z',
    way: 'refuse-all',
    asked: [...consentPurposes],
    given: [],
    signal: false,
    sent: true,
  }
  await context.addInitScript((text) => {
    try {
      if (localStorage.getItem('consent') === null) localStorage.setItem('consent', text)
    } catch {
      // An empty frame has no storage.
    }
  }, JSON.stringify(answer))
}
