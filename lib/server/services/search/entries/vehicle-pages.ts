import { createTranslator } from 'use-intl/core'
import { vehicleRanges, type VehiclePageEntry, type VehicleRange } from '@/lib/contract/vehicle-page'
import { loadMessages } from '@/lib/i18n/messages'
import { spanOf, vehicleNames } from '@/lib/i18n/vehicle-name'
import { readEntries } from '@/lib/server/services/vehicle-page/entries'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

const ranges = Object.keys(vehicleRanges) as VehicleRange[]
const titleKeys = { yamaha: 'gtx' } as const
const keyOf = (range: VehicleRange) => (range === 'yamaha' ? titleKeys.yamaha : range)

/** Page of each vehicle in each range; of dated editions only the present one. */
export const vehiclePageEntries: EntryProvider = async ({ db }) => {
  const words = await inEveryLanguage(async (lang) =>
    createTranslator({ locale: lang, messages: await loadMessages(lang), namespace: 'vehicle' }),
  )
  const lists = await inEveryLanguage(async (lang) =>
    (await Promise.all(ranges.map((range) => readEntries(db, [range], lang))))
      .flat()
      .filter(({ supersededBy }) => supersededBy === null)
      .map((entry) => ({ ...entry, id: entry.path })),
  )
  const bodyOf = ({ vehicles: [first] }: VehiclePageEntry) => (first ? `/vehicles/${first.body}.svg` : null)
  return joinById(lists).map((page) => ({
    kind: 'vehicle-page',
    id: page.en.id,
    path: page.en.path,
    picture: bodyOf(page.en),
    weight: 0.4,
    texts: textsOf(page, ({ range, vehicles }, lang) => {
      const span = spanOf(vehicles)
      return {
        title: words[lang](`title.${keyOf(range)}`, { name: vehicleNames(vehicles) }),
        summary: words[lang](`years.${span.key}`, span),
        body: vehicles.map(({ generation }) => generation),
      }
    }),
  }))
}
