import { readSearchWords } from '@/lib/content/search-words'
import type { Lang } from '@/lib/contract/common'
import { readDistributors } from '@/lib/server/services/dealer/distributors'
import { groupBy } from '@/lib/utils/group-by'
import { beside } from './dealers'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** What people call a country beside its own name, by its code. */
const otherNames: Readonly<Record<string, Record<Lang, readonly string[]>>> = {
  US: { en: ['USA', 'America', 'US distributor', 'US dealer'], th: ['อเมริกา'], ja: ['アメリカ', '米国'] },
  GB: { en: ['UK', 'England', 'Britain'], th: ['อังกฤษ'], ja: ['イギリス', '英国'] },
  KR: { en: ['Korea'], th: ['เกาหลี'], ja: [] },
  AE: { en: ['UAE', 'Dubai'], th: ['ดูไบ'], ja: ['ドバイ'] },
}

/** Countries that have a distributor. */
export const countryEntries: EntryProvider = async ({ db }) => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).pages.worldDistributor ?? [])
  const titles = { en: 'Distributor', th: 'ผู้แทนจำหน่าย', ja: '海外代理店' } as const
  const lists = await inEveryLanguage(async (lang) => {
    const distributors = await readDistributors(db, lang)
    return Array.from(
      groupBy(
        distributors.flatMap(({ territory }) => territory),
        ({ code }) => code,
      ).values(),
      ([country]) => country,
    ).flatMap((country) => (country ? [{ ...country, id: country.slug }] : []))
  })
  return joinById(lists).map((country) => ({
    kind: 'dealer',
    id: country.en.slug,
    path: `/whereToBuy/${country.en.slug}`,
    picture: null,
    weight: 0.4,
    texts: textsOf(country, ({ name, code }, lang) => {
      const names = [name, ...(otherNames[code]?.[lang] ?? [])]
      return {
        title: `${titles[lang]}: ${name}`,
        summary: '',
        names,
        calls: names.flatMap((place) => beside(words[lang], place)),
      }
    }),
  }))
}
