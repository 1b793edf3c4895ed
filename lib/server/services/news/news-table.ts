import { z } from 'zod'
import data from '@/content/news.json'
import { daySchema, slugSchema } from '@/lib/contract/common'
import { newsEventSchema, newsSchema, type NewsBlock } from '@/lib/contract/news'

const ownEventSchema = newsEventSchema
  .omit({ state: true, place: true, stop: true })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, 'endsOn is before startsOn')

/** News as the web team writes them: facts here, words in `content/<lang>/news/<id>.json`. */
export const newsFileSchema = z.array(
  newsSchema.pick({ id: true, kind: true, publishedOn: true, picture: true, sample: true }).extend({
    changedOn: daySchema.optional(),
    event: ownEventSchema.optional(),
    /** The stop of the mobile workshop it tells about: days, hours and place are those of the stop. */
    stop: slugSchema.optional(),
    products: z.array(z.string()).default([]),
    paths: z.array(z.string().startsWith('/')).default([]),
  }),
)
export type NewsFacts = z.infer<typeof newsFileSchema>[number]

/** The latest first. */
export const newsTable = newsFileSchema
  .parse(data)
  .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id))

/** Written short: a text is a paragraph, a list of texts is one, a heading says so. */
const blockTextSchema = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(2), z.object({ heading: z.string().min(1) })])
  .transform((block): NewsBlock => {
    if (typeof block === 'string') return { kind: 'paragraph', text: block }
    return Array.isArray(block) ? { kind: 'list', items: block } : { kind: 'heading', text: block.heading }
  })
const { title, summary, programme, bring } = newsSchema.shape

export const newsTextSchema = z.object({
  title,
  summary,
  body: z.array(blockTextSchema).min(1),
  /** Of an event of our own; a stop of the mobile workshop has its place already. */
  place: z.string().min(1).optional(),
  programme: programme.default([]),
  bring: bring.default([]),
  afterwards: z.array(blockTextSchema).default([]),
})
export type NewsText = z.infer<typeof newsTextSchema>
