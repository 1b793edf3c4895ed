import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import type { StoredConsent } from '@/lib/utils/consent-store'
import { words } from './words'

/** The question what a visitor allows. */
export const layerOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('region', { name: words[locale].consent.layer.title })

/** The answer in this browser; null = none. */
export const consentStoreOf = (page: Page): Promise<StoredConsent | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as StoredConsent | null)
