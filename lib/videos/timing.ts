import type { Lang } from '@/lib/contract/common'

/** Characters of a subtitle that are read in a second without haste, by language (rules of subtitle houses: 15–17 Latin, 4–7 Japanese; Thai letters take about as long as Latin ones). */
const charactersPerSecond: Record<Lang, number> = { en: 15, th: 15, ja: 7 }

/** The shortest chapter that still shows its movement once, in seconds. */
const shortestChapter = 12

/** Letters and signs of a text, as rules of reading speed count them. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** Seconds that a text needs as subtitles, in its own language. */
export function readingSeconds(text: string, lang: Lang): number {
  return countCharacters(text) / charactersPerSecond[lang]
}

/** Whole seconds of a chapter whose words are shown as subtitles in one language at a time: as long as the slowest of them needs, and a breath. */
export function chapterSeconds(texts: Readonly<Record<Lang, string>>): number {
  const slowest = Math.max(
    readingSeconds(texts.en, 'en'),
    readingSeconds(texts.th, 'th'),
    readingSeconds(texts.ja, 'ja'),
  )
  return Math.max(shortestChapter, Math.ceil(slowest) + 2)
}
