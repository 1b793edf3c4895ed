import '@/lib/client/without-eval'
import type { z } from 'zod'
import { createClaimInput } from '@/lib/contract/warranty-passport'

const shape = createClaimInput.pick({ symptom: true, text: true, odometerKm: true })
type ClaimValues = z.input<typeof shape>
export type ReadyClaim = z.output<typeof shape>

/** The fields before they are answered. */
export type ClaimDraft = Omit<ClaimValues, 'symptom'> & { symptom: ClaimValues['symptom'] | '' }

/** What is typed, checked by the contract itself. */
export const claimSchema: z.ZodType<ReadyClaim, ClaimDraft> = shape

export const emptyClaim: ClaimDraft = { symptom: '', text: '' }

/** Fields in the order of the form; the photos are kept beside it, because they are sent before it. */
export const claimFields = ['symptom', 'text', 'odometerKm', 'photos'] as const
export type ClaimField = (typeof claimFields)[number]

/** Id of a field's first control. */
export function claimFieldId(field: ClaimField): string {
  return field === 'photos' ? 'claim-photo-1' : `claim-${field}`
}

/** What was typed into a field for whole km; an empty one is not told. */
export function readOdometer(typed: unknown): number | undefined {
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? undefined : Number(text)
}
