import type { Lang } from '@/lib/contract/common'

/** A piece of a text that is never broken, and how badly a break after it reads (0: as well as the end of a sentence). */
export type Piece = { text: string; breakCost: number }

const segmenters: Record<Exclude<Lang, 'en'>, Intl.Segmenter> = {
  th: new Intl.Segmenter('th', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
}

/** No piece begins with closing marks, small kana, the long-vowel bar, a range sign or the Thai marks of repetition and abbreviation. */
const notFirst = /^[\s、。，．・：；！？）」』】〉》々ー～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％)\]},.;:!?%…–ๆฯ]/u
const notLast = /[（「『【〈《([{]$/u
const thaiLetter = /[\u0E00-\u0E7F]/u
const hiragana = /[\u3041-\u309F]/u
const latinOrFigure = /[A-Za-z0-9]/u

function isBound(left: string, right: string, lang: Lang): boolean {
  if (notFirst.test(right) || notLast.test(left)) return true
  if (/\s$/u.test(left)) return false
  const [before, after] = [left.at(-1) ?? '', right.charAt(0)]
  if (lang === 'th') return !thaiLetter.test(before) || !thaiLetter.test(after)
  // The segmenter parts some verbs from their endings.
  if (/[\p{Script=Han}々]/u.test(before) && hiragana.test(after)) return true
  // A figure and its counter are one word, and so is the sign before an ordinal.
  return /[\d.～第約]/u.test(before) || (latinOrFigure.test(before) && latinOrFigure.test(after))
}

function cutAtWords(text: string, lang: 'th' | 'ja'): string[] {
  const pieces: string[] = []
  for (const { segment } of segmenters[lang].segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && isBound(last, segment, lang)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

const leaning =
  /^(?:a|an|the|of|to|in|on|at|by|and|or|but|with|for|from|is|are|was|be|its|it|your|not|than|that|as|into|onto|if|one|two|every|each)$/i
const joining = /^(?:and|or|but|because|until|when|while|if|so|which|that|before|after|as|unless|with|without)$/i

function costInEnglish(left: string, right: string): number {
  if (/[.?!]$/.test(left)) return 0
  if (/[,;:]$/.test(left)) return 1.5
  if (leaning.test(left)) return 6
  if (joining.test(right)) return 2
  return 4
}

/** A space ends a phrase in Thai, but not beside a figure or a Latin letter. Some compounds count as two words, so a break within a phrase is a last resort. */
function costInThai(left: string, right: string): number {
  if (!/\s$/u.test(left)) return 10
  return latinOrFigure.test(left.trimEnd().at(-1) ?? '') || latinOrFigure.test(right.charAt(0)) ? 4 : 1
}

/** How the second half of a compound verb begins. */
const secondVerb = /^[込続直過始終]/u

/** Phrases end in kana and begin with something else; a break before kana cuts off an ending or a particle. */
function costInJapanese(left: string, right: string): number {
  const before = left.trimEnd().at(-1) ?? ''
  if (/[。！？]/u.test(before)) return 0
  if (before === '、') return 1.5
  if (hiragana.test(right.charAt(0))) return 20
  if (!hiragana.test(before) || secondVerb.test(right)) return 9
  return before === 'の' ? 6 : 4
}

const costs: Record<Lang, (left: string, right: string) => number> = {
  en: (left, right) => costInEnglish(left.trimEnd(), right.trimEnd()),
  th: costInThai,
  ja: costInJapanese,
}

/** Cuts a text at the ends of its words; the pieces joined are the text. */
export function cutWords(text: string, lang: Lang): Piece[] {
  const words = lang === 'en' ? (text.match(/\S+\s*/gu) ?? []) : cutAtWords(text, lang)
  return words.map((word, i) => ({
    text: word,
    breakCost: i + 1 < words.length ? costs[lang](word, words[i + 1] ?? '') : 0,
  }))
}
