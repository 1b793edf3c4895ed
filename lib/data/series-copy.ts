import 'server-only'
import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { SeriesPage } from '@/lib/domain/series-page'

const words = z.string().min(1)
const titled = z.object({ title: words, text: words })
const opening = z.object({
  meta: z.object({ title: words, description: words }),
  stage: z.object({ title: words, lead: words }),
})

export const seriesCopySchema = opening.extend({
  who: z.object({ title: words, text: z.array(words).min(1) }),
  inside: titled,
  adjust: titled,
  ladder: z.object({ title: words, adds: titled, costs: titled }),
  vehicles: words,
  /** What daily use asks, where that is more than riding. */
  care: z.array(titled).optional(),
  /** How a second edition opens. */
  second: opening.optional(),
})
export type SeriesCopy = z.infer<typeof seriesCopySchema>

/** Editorial text of a series; throws when a file does not have the shape its page needs. */
export async function readSeriesCopy(
  page: Pick<SeriesPage, 'series' | 'firstEdition'>,
  lang: Lang,
): Promise<SeriesCopy> {
  const copy = await readContent(lang, 'series', page.series, seriesCopySchema)
  if (page.firstEdition === undefined) return copy
  if (!copy.second) throw new Error(`No words for the second edition of ${page.series}`)
  return { ...copy, ...copy.second }
}
