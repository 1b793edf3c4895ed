import { locales, type Locale } from '@/lib/i18n/locales'
import type { Weight } from './slices'

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** What each script's font is asked for. app/fonts.ts declares the same `unicode-range` for Thai (a test compares); of the Japanese range each slice claims its own characters. */
export const ranges = {
  thai: 'U+0E01-0E5B, U+200C-200D, U+25CC',
  japanese:
    'U+2015, U+2026, U+203B, U+2103, U+3000-30FF, U+31F0-31FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF',
} as const

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
  file: string
  source: string
  /** The characters that are cut, used or not. */
  base: string
  /** Axes kept, as the design system uses them. */
  axes?: Record<string, { min: number; max: number }>
  /** OpenType features kept; undefined = all. */
  features?: string[]
}

const noto = '@expo-google-fonts/noto-sans-jp'
/** What the slices of the Japanese font are cut from, by weight. */
export const japaneseSources = {
  400: `${noto}/400Regular/NotoSansJP_400Regular.ttf`,
  600: `${noto}/600SemiBold/NotoSansJP_600SemiBold.ttf`,
} as const satisfies Record<Weight, string>
// Proportional widths (palt) are left out on purpose: every Japanese character stays one em wide, as in every system font, so a late font moves nothing.
export const japaneseFeatures = ['ccmp', 'locl']

export const cuts = {
  saira: {
    file: 'saira-latin.woff2',
    source: '@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2',
    base: latin,
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
    features: ['kern', 'liga', 'tnum', 'lnum', 'frac', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'],
  },
  anuphan: {
    file: 'anuphan-thai.woff2',
    source: '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
    base: span(0xe01, 0xe3a) + span(0xe3f, 0xe5b) + '\u200c\u200d\u25cc',
    axes: { wght: { min: 400, max: 700 } },
  },
} as const satisfies Record<string, Cut>

export type CutName = keyof typeof cuts
export const cutList = Object.keys(cuts) as CutName[]
export const cutOf = (name: CutName): Cut => cuts[name]

/** Bytes of fonts that a page of each language may load. */
export const budgets = { en: 110_000, th: 110_000, ja: 260_000 } as const satisfies Record<Locale, number>

/** Whether a `unicode-range` holds a character. */
export function isInRange(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(/,\s*/).some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}
