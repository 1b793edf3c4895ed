import { readSearchWords } from '@/lib/content/search-words'
import { downloadKinds } from '@/lib/contract/document'
import { loadMessages } from '@/lib/i18n/messages'
import { inEveryLanguage, textsOf, thumbnailOf, type EntryProvider } from './entry'

/** One entry for each kind of document; those of a single product are found through the product. */
export const documentEntries: EntryProvider = async () => {
  const known = await inEveryLanguage(async (lang) => ({
    messages: (await loadMessages(lang)).documents,
    words: (await readSearchWords(lang)).documents,
  }))
  return downloadKinds
    .filter((kind) => kind !== 'manual')
    .map((kind) => ({
      kind: 'document',
      id: kind,
      path: `/services/download?kind=${kind}`,
      picture: thumbnailOf('shop-shelf'),
      weight: 0.6,
      texts: textsOf(known, ({ messages: { kinds, about }, words }) => ({
        title: kinds[kind],
        summary: about[kind],
        names: words[kind],
      })),
    }))
}
