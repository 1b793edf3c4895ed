import { consentPurposes, consentWays, type ConsentPurpose, type ConsentWay } from '@/lib/contract/consent-words'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { createLocalStore } from './local-store'

/** A visitor's answer to the layer of choices, in whichever language it was asked. */
export type StoredConsent = {
  /** Number of the receipt; stays when the answer is changed. */
  receipt: string
  /** Of this answer alone. */
  key: string
  /** Of the cookie policy that was shown. */
  version: string
  at: string
  way: ConsentWay
  asked: readonly ConsentPurpose[]
  given: readonly ConsentPurpose[]
  /** The browser sent Global Privacy Control when it was asked. */
  signal: boolean
  /** The company has the receipt. */
  sent: boolean
}

const purposesIn = (stored: unknown): ConsentPurpose[] =>
  consentPurposes.filter((purpose) => Array.isArray(stored) && stored.includes(purpose))

function parse(stored: unknown): StoredConsent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { receipt, key, version, at, way, asked, given, signal, sent } = stored as Record<string, unknown>
  const known = consentWays.find((one) => one === way)
  if (!known || [receipt, key, version, at].some((text) => typeof text !== 'string')) return null
  return {
    ...({ receipt, key, version, at } as Pick<StoredConsent, 'receipt' | 'key' | 'version' | 'at'>),
    way: known,
    asked: purposesIn(asked),
    given: purposesIn(given),
    signal: signal === true,
    sent: sent === true,
  }
}

/** What this browser's visitor has answered; null = not yet. Read by everything that must not happen without consent. */
export const consentStore = createLocalStore<StoredConsent | null>('consent', null, parse)

/** Whether the browser sends Global Privacy Control. */
export function sendsSignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/**
 * What is allowed of the purposes that are offered. Null = has to be asked: never answered, under another version of the policy, not about all
 * of them, or allowed before the browser began to send its signal.
 */
export function allowedPurposes(
  consent: StoredConsent | null,
  offered: readonly ConsentPurpose[],
  signal: boolean,
): readonly ConsentPurpose[] | null {
  if (consent?.version !== cookieConsentVersion) return null
  if (offered.some((purpose) => !consent.asked.includes(purpose))) return null
  if (signal && !consent.signal && consent.given.length > 0) return null
  return offered.filter((purpose) => consent.given.includes(purpose))
}
