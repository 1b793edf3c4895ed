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

/** Cities that people name instead of their country. */
const cities: Readonly<Record<string, Record<Lang, readonly string[]>>> = {
  JP: {
    en: ['Tokyo', 'Osaka', 'Nagoya', 'Fukuoka'],
    th: ['โตเกียว', 'โอซาก้า'],
    ja: ['東京', '大阪', '名古屋', '福岡', '京都', '横浜', '広島', '埼玉', '千葉', '沖縄', '北海道'],
  },
  ID: { en: ['Jakarta', 'Surabaya', 'Bali'], th: ['จาการ์ตา', 'บาหลี'], ja: ['ジャカルタ', 'バリ島'] },
  MY: { en: ['Kuala Lumpur', 'Penang'], th: ['กัวลาลัมเปอร์'], ja: ['クアラルンプール'] },
  VN: { en: ['Hanoi', 'Saigon', 'Ho Chi Minh'], th: ['ฮานอย', 'โฮจิมินห์'], ja: ['ハノイ', 'ホーチミン'] },
  PH: { en: ['Manila', 'Cebu'], th: ['มะนิลา'], ja: ['マニラ'] },
  DE: { en: ['Berlin', 'Munich', 'Hamburg'], th: ['เบอร์ลิน'], ja: ['ベルリン', 'ミュンヘン'] },
  FR: { en: ['Paris'], th: ['ปารีส'], ja: ['パリ'] },
  GB: { en: ['London'], th: ['ลอนดอน'], ja: ['ロンドン'] },
  AU: { en: ['Sydney', 'Melbourne'], th: ['ซิดนีย์', 'เมลเบิร์น'], ja: ['シドニー', 'メルボルン'] },
  KR: { en: ['Seoul'], th: ['โซล'], ja: ['ソウル'] },
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
      const names = [name, ...(otherNames[code]?.[lang] ?? []), ...(cities[code]?.[lang] ?? [])]
      return {
        title: `${titles[lang]}: ${name}`,
        summary: '',
        names,
        calls: names.flatMap((place) => beside(words[lang], place)),
      }
    }),
  }))
}
