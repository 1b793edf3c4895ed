import type { Attempt } from '@/components/form/use-form-draft'
import { contactReasons, type ContactReason } from '@/lib/contract/case-words'
import { caseForms, type CaseAnswers } from '@/lib/domain/case-forms'
import { createDraftStore, readFreshDraft } from '@/lib/utils/drafts'

const store = createDraftStore('contact-draft')

/** What was typed when there was no connection, and the key it was to be sent under. */
export type ContactDraft = { reason: ContactReason; answers: CaseAnswers; attempt: Attempt }

export function keepContactDraft(draft: ContactDraft): void {
  store.write({ savedAt: new Date().toISOString(), key: draft.attempt.key, step: 0, values: draft })
}

export function forgetContactDraft(): void {
  if (store.read()) store.write(null)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000
const entriesOf = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {})

/** The draft of this device, whatever an older version of the site has left there; null = none. */
export function readContactDraft(now: Date): ContactDraft | null {
  const values = Object.fromEntries(entriesOf(readFreshDraft(store, now)?.values))
  const reason = contactReasons.find((known) => known === values.reason)
  if (!reason) return null
  const fields = new Set<string>(caseForms[`contact-${reason}`].fields.map(({ field }) => field))
  const { text, key } = Object.fromEntries(entriesOf(values.attempt))
  return {
    reason,
    answers: Object.fromEntries(
      entriesOf(values.answers).filter(([field, value]) => fields.has(field) && isText(value)),
    ),
    attempt: { text: isText(text) ? text : '', key: isText(key) ? key : '' },
  }
}
