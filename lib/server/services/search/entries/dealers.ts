import { readSearchWords } from '@/lib/content/search-words'
import { kindNames } from '@/lib/server/services/dealer/names'
import { readDealers } from '@/lib/server/services/dealer/read-dealers'
import { groupBy } from '@/lib/utils/group-by'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** A place beside what is looked for there, in either order. */
export const beside = (words: readonly string[], place: string) =>
  words.flatMap((word) => [`${word} ${place}`, `${place} ${word}`])

/** An island is written Ko and Koh; none for other places. */
const islandNames = (name: string): string[] => (name.startsWith('Ko ') ? [name, name.replace('Ko ', 'Koh ')] : [])

/** Dealers of Thailand, and one entry for each province that has some. */
export const dealerEntries: EntryProvider = async ({ db }) => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).kinds.dealer)
  const places = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).places)
  const dealers = joinById(await inEveryLanguage((lang) => readDealers(db, { lang }))).filter(
    ({ en }) => en.country === 'TH',
  )
  const provinces = Array.from(groupBy(dealers, ({ en }) => en.province.slug).values(), ([first]) => first)
  return [
    ...provinces
      .flatMap((dealer) => (dealer ? [dealer] : []))
      .map((dealer) => ({
        kind: 'dealer' as const,
        id: dealer.en.province.slug,
        path: `/whereToBuy/${dealer.en.province.slug}`,
        picture: null,
        weight: 0.7,
        texts: textsOf(dealer, ({ province: { name, slug } }, lang) => {
          const names = [name, ...(places[lang][slug] ?? [])]
          return {
            title: `${kindNames.dealer[lang]}: ${name}`,
            summary: '',
            names,
            calls: names.flatMap((place) => beside(words[lang], place)),
          }
        }),
      })),
    ...dealers.map((dealer) => ({
      kind: 'dealer' as const,
      id: dealer.en.id,
      path: `/whereToBuy/${dealer.en.province.slug}/${dealer.en.id}`,
      picture: null,
      weight: 0.3,
      texts: textsOf(dealer, ({ name, kind, province, district, address }, lang) => ({
        title: name,
        summary: address,
        names: islandNames(district.name),
        calls: beside(words[lang], district.name),
        body: [kindNames[kind][lang], province.name, district.name],
      })),
    })),
  ]
}
