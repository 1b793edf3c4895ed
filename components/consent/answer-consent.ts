import type { ConsentPurpose, ConsentWay } from '@/lib/contract/consent-words'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import type { Locale } from '@/lib/i18n/locales'
import { consentStore, sendsSignal } from '@/lib/utils/consent-store'
import { makeKey } from '@/lib/utils/make-key'
import { isExternalLoaded } from './external-script'
import { sendConsent } from './send-consent'

type Answer = {
  way: ConsentWay
  asked: readonly ConsentPurpose[]
  given: readonly ConsentPurpose[]
}

/** Keeps the answer in this browser at once, and sends the company its receipt. */
export function answerConsent({ way, asked, given }: Answer, locale: Locale): void {
  const now = new Date().toISOString()
  const receipt = consentStore.read()?.receipt ?? makeKey()
  const version = cookieConsentVersion
  const answer = { receipt, key: makeKey(), version, at: now, way, asked, given, signal: sendsSignal(), sent: false }
  consentStore.write(answer)
  const sending = sendConsent(locale)
  // A script that runs cannot be taken back; the page without it can be loaded.
  if (isExternalLoaded() && !given.includes('external-analytics')) void sending.finally(() => window.location.reload())
}
