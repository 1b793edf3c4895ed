import { useSyncExternalStore } from 'react'
import { consentStore, type StoredConsent } from '@/lib/utils/consent-store'

/** The visitor's answer; null = none yet, and on the server. */
export function useConsent(): StoredConsent | null {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer)
}
