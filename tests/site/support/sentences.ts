import type { Locale } from '@/lib/i18n/locales'

const blockEnd = /<\/(?:p|li|dt|dd|td|th|h[1-6]|div|caption|figcaption)>/g
const fewestWords = 4
const fewestLetters = 8
const thaiLetter = /[\u0E00-\u0E7F]/g
const fewestThaiLetters = 20

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[a-z#0-9]+;/g, ' ')

/** Cells and names of parts are no sentences: these end in a mark. Thai has none, so there it is what stands in a paragraph, a value or a question of its own. */
const sentencesOf = {
  en: (_main, text) =>
    text
      .split(/\n|(?<=[.!?])\s/)
      .map(tidy)
      .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length >= fewestWords),
  th: (main) =>
    [...main.matchAll(/<(p|summary|dd)[\s>](?:(?!<(?:p|summary|dd)[\s>])[\s\S])*?<\/\1>/g)]
      .map(([block]) => tidy(textOf(block)))
      .filter((block) => (block.match(thaiLetter)?.length ?? 0) >= fewestThaiLetters),
  ja: (_main, text) =>
    text
      .split(/\n|(?<=[。！？])/)
      .map(tidy)
      .filter((sentence) => /[。！？]$/.test(sentence) && sentence.length >= fewestLetters),
} as const satisfies Record<Locale, (main: string, text: string) => string[]>

/** What is read in the main part of a page: its sentences, each once, and how many words there are in all. */
export function readSentences(html: string, locale: Locale = 'en'): { sentences: ReadonlySet<string>; words: number } {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, '')
  const text = textOf(main.replace(blockEnd, '\n'))
  return { sentences: new Set(sentencesOf[locale](main, text)), words: text.split(/\s+/).filter(Boolean).length }
}

type Pair = { path: string; other: string; share: number }

/** Every pair of pages with the share of its sentences that the shorter one has in common with the other, most first. */
export function sharesOf(pages: ReadonlyMap<string, ReadonlySet<string>>): Pair[] {
  const entries = [...pages]
  return entries
    .flatMap(([path, sentences], i) =>
      entries.slice(i + 1).map(([other, others]) => {
        const [few, many] = sentences.size < others.size ? [sentences, others] : [others, sentences]
        const share = [...few].filter((sentence) => many.has(sentence)).length / Math.max(1, few.size)
        return { path, other, share }
      }),
    )
    .sort((a, b) => b.share - a.share)
}

/** Pairs of pages of which the shorter one shares more than a part of its sentences with the other. */
export function sharedBetween(pages: ReadonlyMap<string, ReadonlySet<string>>, most: number): string[] {
  return sharesOf(pages)
    .filter(({ share }) => share > most)
    .map(({ path, other, share }) => `${path} and ${other} share ${Math.round(share * 100)} %`)
}
