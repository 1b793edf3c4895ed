import { z } from 'zod'
import data from '@/content/news.json'
import { daySchema, slugSchema } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { newsEventSchema, newsSchema, type NewsBlock } from '@/lib/contract/news'

const ownEventSchema = newsEventSchema
  .omit({ state: true, place: true, stop: true })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'endsOn is before startsOn' })

const factsSchema = newsSchema.pick({ id: true, kind: true, publishedOn: true, picture: true, sample: true }).extend({
  changedOn: daySchema.optional(),
  /** The point of the picture that is always in sight. */
  focus: newsSchema.shape.focus.optional(),
  event: ownEventSchema.optional(),
  /** The stop of the mobile workshop it tells about: days, hours and place are those of the stop. */
  stop: slugSchema.optional(),
  products: z.array(z.string()).default([]),
  paths: z.array(z.string().startsWith('/')).default([]),
})

/** News as the web team writes them: facts here, words in `content/<lang>/news/<id>.json`. */
const newsFileSchema = z.array(factsSchema)
export type NewsFacts = z.infer<typeof factsSchema>

/** The latest first. */
export const latestFirst = (a: NewsFacts, b: NewsFacts) =>
  b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id)

export const newsTable = newsFileSchema.parse(data).toSorted(latestFirst)

/** Written short: a text is a paragraph, a list of texts is one, a heading says so. */
const writtenBlock = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(2),
  z.strictObject({ heading: z.string().min(1) }),
])
export type WrittenBlock = z.infer<typeof writtenBlock>

export function toBlock(block: WrittenBlock): NewsBlock {
  if (typeof block === 'string') return { kind: 'paragraph', text: block }
  return Array.isArray(block) ? { kind: 'list', items: block } : { kind: 'heading', text: block.heading }
}
const { title, summary, programme, bring } = newsSchema.shape

export const newsTextSchema = z.object({
  title,
  summary,
  body: z.array(writtenBlock).min(1),
  /** What the picture shows, where the site has no words for it. */
  pictureAlt: z.string().min(1).optional(),
  /** Of an event of our own; a stop of the mobile workshop has its place already. */
  place: z.string().min(1).optional(),
  programme: programme.default([]),
  bring: bring.default([]),
  afterwards: z.array(writtenBlock).default([]),
})
export type NewsText = z.infer<typeof newsTextSchema>

/** One piece of news, facts and words together. */
export const storedNewsSchema = factsSchema
  .extend({ texts: z.object({ en: newsTextSchema, th: newsTextSchema, ja: newsTextSchema }) })
  .superRefine(({ event, texts }, context) => {
    if (event && langs.some((lang) => !texts[lang].place)) context.addIssue({ code: 'custom', path: ['place'] })
  })
export type StoredNews = z.infer<typeof storedNewsSchema>
