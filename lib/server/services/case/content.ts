import { z } from 'zod'
import { caseFieldSchema } from '@/lib/contract/case'
import type { VisitorCaseTable } from '@/lib/server/db/tables/cases'
import { openText, sealText } from '@/lib/server/sealed-text'

const contentSchema = z.object({
  fields: z.array(z.object({ field: caseFieldSchema, value: z.string() })),
  /** Where answers go; null = nowhere: its sender comes back with the key. */
  email: z.string().nullable(),
  /** E.164; null = none. */
  phone: z.string().nullable(),
})
export type CaseContent = z.infer<typeof contentSchema>

const contentPurpose = 'case content'
const wordsPurpose = 'case words'

export const sealContent = (id: string, content: CaseContent) => sealText(contentPurpose, id, JSON.stringify(content))

/** Throws when it was sealed with another secret. Null = erased. */
export function openContent({ id, content }: Pick<VisitorCaseTable, 'id' | 'content'>): CaseContent | null {
  return content === null ? null : contentSchema.parse(JSON.parse(openText(contentPurpose, id, content)))
}

/** `id` of the event. */
export const sealWords = (id: string, words: string) => sealText(wordsPurpose, id, words)
export const openWords = (id: string, sealed: string) => openText(wordsPurpose, id, sealed)
