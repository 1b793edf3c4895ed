import { readSearchWords } from '@/lib/content/search-words'
import { groupOfKind, manualGroups } from '@/lib/content/manual-groups'
import { readManualWords } from '@/lib/content/manual-words'
import type { ProductKind } from '@/lib/contract/product-words'
import { loadMessages } from '@/lib/i18n/messages'
import { kindWords } from '@/lib/server/search/kind-words'
import { inEveryLanguage, textsOf, type EntryProvider } from './entry'

const kindsOf = (group: string) =>
  (Object.keys(groupOfKind) as ProductKind[]).filter((kind) => groupOfKind[kind] === group)

/** The manual of each group of parts that are fitted alike. */
export const manualEntries: EntryProvider = async () =>
  Promise.all(
    manualGroups.map(async (group) => {
      const known = await inEveryLanguage(async (lang) => ({
        words: await readManualWords(lang, group),
        kindNames: (await loadMessages(lang)).spec.kinds,
        manual: (await loadMessages(lang)).documents.kinds.manual,
        asked: (await readSearchWords(lang)).kinds.manual,
      }))
      const kinds = kindsOf(group)
      return {
        kind: 'manual' as const,
        id: group,
        path: `/services/manual?q=${encodeURIComponent(kindWords[kinds[0] ?? 'twin-shock'].en)}`,
        picture: null,
        weight: 0.3,
        texts: textsOf(known, ({ words, kindNames, manual, asked }) => ({
          title: `${manual}: ${kinds.map((kind) => kindNames[kind]).join(' · ')}`,
          summary: words.words.intro,
          names: kinds.flatMap((kind) => asked.map((word) => `${word} ${kindNames[kind]}`)),
          body: [...words.words.box, ...words.words.tools],
        })),
      }
    }),
  )
