import 'server-only'
import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import { vespaWords, type VespaPath } from '@/lib/domain/vespa-pages'
import { seriesCopySchema } from './series-copy'

const words = z.string().min(1)
const titled = z.object({ title: words, text: words })

const vespaCopySchema = seriesCopySchema.extend({
  /** Titled paragraphs under headings of their own. */
  notes: z.array(titled.extend({ items: z.array(titled).min(1) })).min(1),
  kits: z.object({ daily: titled, touring: titled, sport: titled }).optional(),
})
export type VespaCopy = z.infer<typeof vespaCopySchema>

/** Editorial text of a page about Vespas; throws when a file does not have the shape its page needs. */
export function readVespaCopy(path: VespaPath, lang: Lang): Promise<VespaCopy> {
  return readContent(lang, 'series', vespaWords[path], vespaCopySchema)
}
