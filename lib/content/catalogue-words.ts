import 'server-only'
import { z } from 'zod'
import type { CatalogueName } from '@/lib/contract/catalogue'
import type { Lang } from '@/lib/contract/common'
import type { Series } from '@/lib/contract/product-words'
import { readContent } from './read-content'

const words = z.string().min(1)

const catalogueWordsSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words }),
  lead: words,
  about: z.strictObject({ title: words, text: z.array(words).min(2) }),
})
export type CatalogueWords = z.infer<typeof catalogueWordsSchema>

/** The editorial words of a catalogue. Throws when a file is missing or does not have its shape. */
export function readCatalogueWords(name: CatalogueName, lang: Lang): Promise<CatalogueWords> {
  return readContent(lang, 'catalogue', name.toLowerCase(), catalogueWordsSchema)
}

const seriesLeadSchema = z.object({ stage: z.object({ lead: words }) })

/** What a series is for, in a sentence of its own page; null = parts for service, which have none. */
export async function readSeriesLead(series: Series, lang: Lang): Promise<string | null> {
  if (series === 'service') return null
  return (await readContent(lang, 'series', series, seriesLeadSchema)).stage.lead
}
