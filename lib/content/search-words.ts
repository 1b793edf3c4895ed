import 'server-only'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { downloadKindSchema } from '@/lib/contract/document'
import { readContent } from './read-content'

const phrases = z.array(z.string().min(1)).min(1)

/** Other names by which people ask for what the site has; found by the search, never shown. */
const searchWordsSchema = z.strictObject({
  /** By name of the route. */
  pages: z.record(z.string(), phrases),
  /** By id of the symptom. */
  symptoms: z.record(z.string(), phrases),
  /** What a kind of entry is called. */
  kinds: z.strictObject({
    manual: phrases,
    dealer: phrases,
    job: phrases,
    'road-show': phrases,
    video: phrases,
    news: phrases,
    build: phrases,
    promotion: phrases,
  }),
  documents: z.record(downloadKindSchema, phrases),
  /** What people call a province, or look for in it, by its slug. */
  places: z.record(z.string(), phrases),
})
export type SearchWords = z.infer<typeof searchWordsSchema>

/** How visitors ask for an entry, as whole queries, by its kind and id (`question:oil-leak`); compared with, never shown. */
const askedSchema = z.record(z.string().regex(/^[a-z-]+:[\w-]+$/), phrases)

export function readAsked(lang: Lang): Promise<z.infer<typeof askedSchema>> {
  return readContent(lang, 'search', 'asked', askedSchema)
}

export function readSearchWords(lang: Lang): Promise<SearchWords> {
  return readContent(lang, 'search', 'words', searchWordsSchema)
}
