import { callCompany } from '@/lib/client/browser'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import { consentStore } from '@/lib/utils/consent-store'

let underWay: string | null = null

/** Sends the receipt of the answer in this browser. What does not arrive is sent again by the next page; what is refused is not. */
export async function sendConsent(locale: Locale): Promise<void> {
  const consent = consentStore.read()
  if (!consent || consent.sent || underWay === consent.key) return
  const { key, receipt, version, way, asked, given, signal } = consent
  underWay = key
  const choices = {
    analytics: given.includes('analytics'),
    ...(asked.includes('external-analytics') && { 'external-analytics': given.includes('external-analytics') }),
  }
  try {
    await callCompany('AddConsent', { lang: locale, key, receipt, version, way, choices, signal }, { quiet: true })
  } catch (error) {
    underWay = null
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isRefused) return
  }
  const now = consentStore.read()
  if (now?.key === key) consentStore.write({ ...now, sent: true })
}
