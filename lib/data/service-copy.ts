import 'server-only'
import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'

const words = z.string().min(1)
const titled = z.object({ title: words, text: words })
const pageShape = {
  meta: z.object({ title: words, description: words }),
  stage: z.object({ title: words, lead: words }),
}
const door = titled.extend({ needs: words, action: words })

const hubSchema = z.object({
  ...pageShape,
  doors: z.object({ register: door, check: door, book: door, decode: door }),
  groups: z.object({ help: titled, workshop: titled, warranty: titled }),
  /** What a page is for, by its route's name. */
  links: z.record(z.string(), words),
  hand: titled.extend({ items: z.array(titled).min(4) }),
})
export type HubCopy = z.infer<typeof hubSchema>

const programmeSchema = z.object({
  name: words,
  summary: words,
  steps: z.array(words).min(3),
  parts: words,
  extras: words,
  bring: words,
})
const workshopSchema = z.object({
  ...pageShape,
  /** `programme`: id of the programme that mends it. */
  signs: z.array(z.object({ sign: words, cause: words, programme: words })).min(4),
  programmes: z.record(z.string(), programmeSchema),
  intervals: z.object({
    uses: z.array(words),
    rows: z.array(z.object({ programme: words, cells: z.array(words) })),
    note: words,
  }),
  prices: titled,
  before: z.array(titled).min(2),
})
export type WorkshopCopy = z.infer<typeof workshopSchema>

const termsSchema = z.object({
  ...pageShape,
  table: titled,
  /** Words for each way a claim can go, by its state. */
  claim: titled.extend({ states: z.record(z.string(), words) }),
  keep: z.array(titled).min(3),
  legal: titled,
})
export type TermsCopy = z.infer<typeof termsSchema>

const entrySchema = z.object({
  ...pageShape,
  doors: z.object({ register: door, check: door, passport: door }),
  steps: z.array(titled.extend({ time: words })).min(3),
  serial: titled.extend({ parts: z.array(words).length(3), places: z.array(titled).min(3) }),
  privacy: titled.extend({ items: z.array(words).min(3) }),
})
export type EntryCopy = z.infer<typeof entrySchema>

const schemas = {
  main: hubSchema,
  moto: workshopSchema,
  auto: workshopSchema,
  terms: termsSchema,
  entry: entrySchema,
} as const
type Name = keyof typeof schemas

/** Editorial text of a service page, parsed on load; throws when a file does not have the shape its page needs. */
export async function readServiceCopy<N extends Name>(name: N, lang: Lang): Promise<z.output<(typeof schemas)[N]>>
export async function readServiceCopy(name: Name, lang: Lang): Promise<unknown> {
  return readContent<unknown>(lang, 'service', name, schemas[name])
}
