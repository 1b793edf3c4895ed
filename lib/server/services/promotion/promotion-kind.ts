import { z } from 'zod'
import data from '@/content/promotions.json'
import { localizedTextSchema } from '@/lib/contract/common'
import { promotionSchema } from '@/lib/contract/promotion'
import type { ContentKind } from '@/lib/server/services/editor/content-kind'
import { factsOf, inEachLang, localized, localizedLines } from '@/lib/server/services/editor/typed'

const storedSchema = promotionSchema
  .omit({ state: true })
  .extend({
    title: localizedTextSchema,
    text: localizedTextSchema,
    includes: z.array(localizedTextSchema).min(1),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'endsOn is before startsOn' })

/** Promotions as the web team writes them: without a state, which only the day can tell. */
export const promotionFileSchema = z.array(storedSchema)
const stored = promotionFileSchema.parse(data)
export type StoredPromotion = z.infer<typeof storedSchema>

export const promotionKind: ContentKind<StoredPromotion> = {
  kind: 'promotion',
  start: () => Promise.resolve(stored),
  schema: storedSchema,
  read: ({ id: _, title, text, includes, ...facts }) => ({
    facts,
    words: inEachLang((lang) => ({
      title: title[lang],
      text: text[lang],
      includes: includes.map((line) => line[lang]).join('\n'),
    })),
  }),
  make: (id, entry) => {
    const facts = factsOf(entry)
    return {
      id,
      lines: facts.list('lines'),
      startsOn: facts.text('startsOn'),
      endsOn: facts.text('endsOn'),
      places: facts.list('places'),
      families: facts.list('families'),
      series: facts.list('series'),
      terms: facts.list('terms'),
      title: localized(entry.words, 'title'),
      text: localized(entry.words, 'text'),
      includes: localizedLines(entry.words, 'includes'),
      sample: facts.is('sample'),
    }
  },
}
