import { emptyDraftOf, keptPartOf, type DraftOf } from '@/components/form/field-table'
import type { Tree } from '@/components/form/nested-values'
import type { Locale } from '@/lib/i18n/locales'
import { registerTable } from './register-table'

/** The form as it is typed. */
export type Draft = DraftOf<typeof registerTable>

/** Part, vehicle and purchase, owner, review. */
export const stepNames = ['part', 'vehicle', 'owner', 'review'] as const
export const reviewStep = stepNames.length - 1
export const maxSerials = 4

export function emptyDraft(locale: Locale): Draft {
  return emptyDraftOf(registerTable, locale)
}

/** What the device keeps: no files, whose ids run out, and neither answers nor consents that are given anew. */
export function keptPart(draft: Draft): Tree {
  return keptPartOf(registerTable, draft)
}

/** A form with another part of the same person's vehicle. */
export function nextDraft(draft: Draft, locale: Locale): Draft {
  return { ...emptyDraft(locale), vehicle: draft.vehicle, owner: draft.owner }
}
