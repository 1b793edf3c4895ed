import type { Lang } from '@/lib/contract/common'
import { heldWords } from '@/lib/i18n/held-words'
import { cutPieces } from '@/lib/server/pdf/kit/line-break'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it may stand in Pango's markup, in one colour. */
export const inColour = (text: string, colour: string) =>
  `<span foreground="${colour}">${text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark)}</span>`

/** Invisible: a line may end here; a line must not end here. */
const mayEnd = '\u200b'
const mustNotEnd = '\u2060'

const cutHeld = heldWords.map((word) => ({ word, cut: new RegExp(Array.from(word).join(`${mayEnd}?`), 'gu') }))

/** A text that says itself where its lines may end, as documents break theirs: Thai between words, Japanese not within one of katakana. */
export function markBreaks(text: string, lang: Lang): string {
  const pieces = cutPieces(text)
  if (lang === 'en') return pieces.join('')
  if (lang === 'ja') return pieces.map((piece) => Array.from(piece).join(mustNotEnd)).join(mayEnd)
  return cutHeld.reduce((marked, { word, cut }) => marked.replace(cut, word), pieces.join(mayEnd))
}

/** Letter sizes to be tried for a title, largest first. */
export const titleSizes: readonly number[] = [60, 52, 46, 40, 34]
