import 'server-only'
import { z } from 'zod'
import { readContent } from './read-content'
import type { Lang } from '@/lib/contract/common'
import { disposalPoints, safetyPoints } from './manual-cautions'
import type { ManualGroup } from './manual-groups'

const lines = z.array(z.string().min(1)).min(1)

export const groupWordsSchema = z.strictObject({
  intro: z.string(),
  box: lines,
  tools: lines,
  before: lines,
  steps: lines,
  after: lines,
  service: z.array(z.strictObject({ when: z.string(), what: z.string() })).min(1),
})
export type GroupWords = z.infer<typeof groupWordsSchema>

const sentence = z.string().min(1)

export const commonWordsSchema = z.strictObject({
  safety: z.record(z.enum(safetyPoints), sentence),
  setup: lines,
  warranty: lines,
  disposal: z.record(z.enum(disposalPoints), sentence),
})
export type CommonWords = z.infer<typeof commonWordsSchema>

/** The editorial words of a manual. Throws when a file is missing or does not have its shape. */
export async function readManualWords(
  lang: Lang,
  group: ManualGroup,
): Promise<{ words: GroupWords; common: CommonWords }> {
  const [words, common] = await Promise.all([
    readContent(lang, 'manual', group, groupWordsSchema),
    readContent(lang, 'manual', 'common', commonWordsSchema),
  ])
  return { words, common }
}
