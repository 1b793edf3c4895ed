import { z } from 'zod'
import data from '@/content/road-shows.json'
import { localizedTextSchema } from '@/lib/contract/common'
import { roadShowStopSchema } from '@/lib/contract/road-show'
import type { ContentKind } from '@/lib/server/services/editor/content-kind'
import { factsOf, inEachLang, localized } from '@/lib/server/services/editor/typed'

const stopSchema = roadShowStopSchema.extend({ province: z.string(), place: localizedTextSchema })
export const roadShowFileSchema = z.object({
  provinces: z.record(z.string(), localizedTextSchema),
  stops: z.array(stopSchema),
})
export type StoredStop = z.infer<typeof stopSchema>

const file = roadShowFileSchema.parse(data)
/** Names of the provinces by their code. */
export const stopProvinces = file.provinces

export const stopKind: ContentKind<StoredStop> = {
  kind: 'road-show',
  start: () => Promise.resolve(file.stops),
  schema: stopSchema
    .refine(({ province }) => Object.hasOwn(file.provinces, province), { path: ['province'] })
    .refine(({ from, to }) => from <= to, { path: ['to'] })
    .refine(({ opens, closes }) => opens < closes, { path: ['closes'] }),
  read: ({ id: _, place, latitude, longitude, ...facts }) => ({
    facts: { ...facts, latitude: String(latitude), longitude: String(longitude) },
    words: inEachLang((lang) => ({ place: place[lang] })),
  }),
  make: (id, entry) => {
    const facts = factsOf(entry)
    return {
      id,
      province: facts.text('province'),
      place: localized(entry.words, 'place'),
      latitude: facts.number('latitude'),
      longitude: facts.number('longitude'),
      from: facts.text('from'),
      to: facts.text('to'),
      opens: facts.text('opens'),
      closes: facts.text('closes'),
      lines: facts.list('lines'),
      offers: facts.list('offers'),
      booking: facts.text('booking'),
      highlight: facts.is('highlight'),
      sample: facts.is('sample'),
    }
  },
}
