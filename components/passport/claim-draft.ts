import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { emptyDraftOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import { readDraft } from '@/components/form/read-fields'
import { createClaimInput } from '@/lib/contract/warranty-passport'
import { claimSymptoms } from '@/lib/contract/warranty-words'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

const shape = createClaimInput.pick({ symptom: true, text: true, odometerKm: true, photoIds: true })
export type ReadyClaim = z.output<typeof shape>

type ClaimLine = TableField & { error: Exclude<keyof Messages['passport']['claim']['errors'], 'title'> }

/** Every field of a claim in the order of the page: how it is typed and sent, and what is said when it is wrong. */
const claimTable = {
  symptom: { kind: 'choice', options: claimSymptoms, error: 'symptom' },
  text: { kind: 'text', error: 'text' },
  odometerKm: { kind: 'figures', error: 'odometerKm' },
  photoIds: { kind: 'files', kept: false, error: 'photos' },
} as const satisfies FieldTable & Record<keyof ReadyClaim, ClaimLine> & Record<string, ClaimLine>

export type ClaimDraft = DraftOf<typeof claimTable>
export type ClaimField = keyof typeof claimTable

export const claimFields = Object.keys(claimTable) as ClaimField[]
/** What is said of a field, of the messages of claims. */
export const claimErrorOf = (field: ClaimField) => claimTable[field].error

export function emptyClaim(locale: Locale): ClaimDraft {
  return emptyDraftOf(claimTable, locale)
}

/** What is typed, checked by the contract itself. */
export function makeClaimResolver(locale: Locale): Resolver<ClaimDraft, unknown, ReadyClaim> {
  const schema: z.ZodType<ReadyClaim, ClaimDraft> = z
    .custom<ClaimDraft>()
    .transform((draft) => readDraft(claimTable, draft, locale))
    .pipe(shape)
  return zodResolver(schema)
}

/** Id of a field's first control. */
export function claimFieldId(field: ClaimField): string {
  return field === 'photoIds' ? 'claim-photo-1' : `claim-${field}`
}
