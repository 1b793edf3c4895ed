import { readSearchWords } from '@/lib/content/search-words'
import { loadMessages } from '@/lib/i18n/messages'
import { getMobileServiceRoadShow } from '@/lib/server/services/road-show/stops'
import { inEveryLanguage, joinById, monthName, textsOf, thumbnailOf, type EntryProvider } from './entry'

/** Stops of the mobile workshop that have not ended. */
export const roadShowEntries: EntryProvider = async (source) => {
  const known = await inEveryLanguage(async (lang) => ({
    words: (await readSearchWords(lang)).kinds['road-show'],
    messages: (await loadMessages(lang))['road-show'],
    name: (await loadMessages(lang)).routes['services-mobileService'],
  }))
  return joinById(await inEveryLanguage((lang) => getMobileServiceRoadShow({ lang }, source))).map((stop) => ({
    kind: 'road-show',
    id: stop.en.id,
    path: `/services/mobileService#${stop.en.id}`,
    picture: thumbnailOf('shop-nitrogen'),
    weight: 0.4,
    texts: textsOf(stop, ({ province, place, offers, from }, lang) => ({
      title: `${known[lang].name}: ${province.name}`,
      summary: place,
      names: known[lang].words.map((word) => `${word} ${province.name}`),
      body: [...known[lang].words, monthName(from, lang), ...offers.map((offer) => known[lang].messages.offers[offer])],
    })),
  }))
}
