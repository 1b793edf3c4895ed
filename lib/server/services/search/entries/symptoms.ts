import { readSearchWords } from '@/lib/content/search-words'
import { symptomList } from '@/lib/domain/setup/symptoms'
import { loadMessages } from '@/lib/i18n/messages'
import { inEveryLanguage, textsOf, thumbnailOf, type EntryProvider } from './entry'

/** What a rider feels, answered by the setup page. */
export const symptomEntries: EntryProvider = async () => {
  const known = await inEveryLanguage(async (lang) => ({
    list: (await loadMessages(lang)).setup.symptoms.list,
    words: (await readSearchWords(lang)).symptoms,
  }))
  return symptomList.map(({ id }) => ({
    kind: 'setup',
    id,
    path: '/services/feature-adjust#symptoms',
    picture: thumbnailOf('shop-sag'),
    weight: 0.6,
    texts: textsOf(known, ({ list, words }) => ({
      title: list[id].title,
      summary: list[id].text,
      names: words[id] ?? [],
    })),
  }))
}
