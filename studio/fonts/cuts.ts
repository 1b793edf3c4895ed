import { locales } from '@/lib/i18n/locales'
import type { FontName } from '@/scripts/fonts/declared'
import type { Weight } from '@/scripts/fonts/faces'

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Always in the Latin cut: Basic Latin, Latin-1, punctuation, arrows, minus. */
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + span(0x2010, 0x2015) + span(0x2018, 0x201e) + '†‡•…‰′″‹›⁄€™←↑→↓−∕'
/** Always in a slice of the Japanese font: kana, punctuation, figures and signs of full width. Full-width letters only where a text has them. */
export const japaneseBase =
  '―…※℃' +
  span(0x3001, 0x3002) +
  '々〆' +
  span(0x3008, 0x3011) +
  span(0x3014, 0x3015) +
  '〜〒\u3000' +
  span(0x3041, 0x3096) +
  span(0x309b, 0x309e) +
  span(0x30a1, 0x30fe) +
  '！％＆（）＊＋，－．／０１２３４５６７８９：；＜＝＞？［］｛｝～￥'

/** Japanese that English and Thai pages show: the name of the language, and the sample of the type scale. A slice of their own, so that those pages load no more. */
export const japaneseEverywhere = locales.ja.label + '減衰力'

type Cut = {
  /** File of the whole font. */
  source: string
  /** The characters that are cut, used or not. */
  base: string
  /** Axes kept, as the design system uses them. */
  axes?: Record<string, { min: number; max: number }>
  /** OpenType features kept; undefined = all. */
  features?: string[]
}

const noto = 'node_modules/@expo-google-fonts/noto-sans-jp'
/** What the slices of the Japanese font are cut from, by weight. */
export const japaneseSources = {
  400: `${noto}/400Regular/NotoSansJP_400Regular.ttf`,
  600: `${noto}/600SemiBold/NotoSansJP_600SemiBold.ttf`,
} as const satisfies Record<Weight, string>
// Proportional widths (palt) are left out on purpose: every Japanese character stays one em wide, as in every system font, so a late font moves nothing.
export const japaneseFeatures = ['ccmp', 'locl']

const cuts = {
  saira: {
    source: 'studio/node_modules/@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2',
    base: latin,
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
    features: ['kern', 'liga', 'tnum', 'lnum', 'frac', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'],
  },
  anuphan: {
    source: 'studio/node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
    base: span(0xe01, 0xe3a) + span(0xe3f, 0xe5b) + '\u200c\u200d\u25cc',
    axes: { wght: { min: 400, max: 700 } },
  },
} as const satisfies Record<FontName, Cut>

export const cutOf = (name: FontName): Cut => cuts[name]
