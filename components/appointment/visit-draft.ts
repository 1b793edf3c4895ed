import { keptPartOf } from '@/components/form/field-table'
import type { Attempt } from '@/components/form/use-form-draft'
import type { Locale } from '@/lib/i18n/locales'
import { createDraftStore, readFreshDraft } from '@/lib/utils/drafts'
import { visitTable, type VisitDraft } from './visit-form'

const store = createDraftStore('visit-draft')

/** Keeps what was typed when there was no connection, and the key it was to be sent under. */
export function keepVisitDraft(draft: VisitDraft, attempt: Attempt): void {
  const values = { ...keptPartOf(visitTable, draft), attempt }
  store.write({ savedAt: new Date().toISOString(), key: attempt.key, step: 0, values })
}

export function forgetVisitDraft(): void {
  if (store.read()) store.write(null)
}

/** The draft of this device; null = none. Its reader comes with the contract, and only when there is something to read. */
export async function readVisitDraft(now: Date, locale: Locale) {
  const stored = readFreshDraft(store, now)
  return stored && (await import('./visit-schema')).readKept(stored.values, locale)
}
