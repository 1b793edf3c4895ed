import { printedHeldWords } from '@/lib/i18n/held-words'
import { scriptOf, splitRuns } from './runs'

/** Characters no line begins with: closing marks, small kana, the long-vowel bar, Thai repetition and abbreviation marks. */
const notFirst =
  /^[、。，．・：；！？）」』】〉》〕］｝ー～〜々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％℃)\]},.;:!?%…–ๆฯ]/u
/** Characters no line ends with: opening marks. */
const notLast = /[（「『【〈《〔［｛([{]$/u

const segmenters = {
  thai: new Intl.Segmenter('th', { granularity: 'word' }),
  character: new Intl.Segmenter('ja', { granularity: 'grapheme' }),
} as const

/** Katakana words, and the end of an open period, stay whole: broken in the middle they read as two words. */
const wholeInJapanese = /[\u30A1-\u30FA\u30FC]{2,10}|〜?現在/gu

const wholeInThai = new RegExp(printedHeldWords.join('|'), 'gu')

/** Cuts with a segmenter what stands between words that stay whole. */
function cutBetween(text: string, whole: RegExp, segmenter: Intl.Segmenter): string[] {
  const pieces: string[] = []
  let from = 0
  const cutPlain = (plain: string) => pieces.push(...Array.from(segmenter.segment(plain), ({ segment }) => segment))
  for (const match of text.matchAll(whole)) {
    cutPlain(text.slice(from, match.index))
    pieces.push(match[0])
    from = match.index + match[0].length
  }
  cutPlain(text.slice(from))
  return pieces
}

const cutLatin = (text: string) =>
  text.match(/[^ \u200B/-]*(?:[/-]+|\u200B+| +|$)/gu)?.filter((piece) => piece !== '') ?? []

/** A number and its unit are one word. */
const bindUnits = (text: string) => text.replace(/(\d) (mm|Nm|N\/mm|bar|kg|km|ml|%|°C)(?![a-z])/gu, '$1\u00A0$2')

/**
 * Cuts a text into the smallest pieces a line may be broken between; joined they are the text (with bound units). White space ends a
 * piece. Thai is cut between words, Japanese between characters under the rules of kinsoku, the rest at spaces, hyphens and slashes.
 */
export function cutPieces(text: string): string[] {
  const raw = splitRuns(bindUnits(text)).flatMap((run) => {
    if (run.script === 'latin') return cutLatin(run.text)
    return run.script === 'japanese'
      ? cutBetween(run.text, wholeInJapanese, segmenters.character)
      : cutBetween(run.text, wholeInThai, segmenters.thai)
  })
  const pieces: string[] = []
  for (const piece of raw) {
    const last = pieces.at(-1)
    if (last !== undefined && isBound(last, piece)) pieces[pieces.length - 1] = last + piece
    else pieces.push(piece)
  }
  return pieces
}

/** Whether two neighbours may not be parted. */
function isBound(left: string, right: string): boolean {
  if (/^\s+$/u.test(right)) return true
  if (/[\s\u200B]$/u.test(left) && !left.endsWith('\u00A0')) return /^[)\]},.;:!?%ๆฯ]/u.test(right)
  if (notFirst.test(right) || notLast.test(left) || left.endsWith('\u00A0') || right.startsWith('\u00A0')) return true
  // A year, a month and a day are words with their figure.
  if (/\d$/u.test(left) && /^[年月日]/u.test(right)) return true
  const [before, after] = [scriptOf(left.at(-1) ?? ''), scriptOf(right.charAt(0))]
  // A Latin letter or figure that touches Thai without a space belongs to its word; Japanese may part from both.
  return before !== after && before !== 'japanese' && after !== 'japanese'
}

/** Cuts a piece that is wider than a line, such as an address, between its characters. */
function chop(piece: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment: character } of segmenters.character.segment(piece)) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * Breaks a text into lines no wider than `width`, first come first served. `\n` always breaks.
 * @param measure width of a piece in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let taken = 0
    for (const whole of cutPieces(paragraph)) {
      for (const piece of measure(whole.trimEnd()) > width ? chop(whole, width, measure) : [whole]) {
        if (line !== '' && taken + measure(piece.trimEnd()) > width) {
          lines.push(line.trimEnd())
          line = ''
          taken = 0
        }
        line += piece
        taken += measure(piece)
      }
    }
    return [...lines, line.trimEnd()]
  })
}

/** Breaks like `breakLines`, but where the last line would be shorter than `least`, in as many lines a little narrower. */
export function breakEvenly(text: string, width: number, measure: (text: string) => number, least: number): string[] {
  const lines = breakLines(text, width, measure)
  const isLost = (some: readonly string[]) => some.length > 1 && measure(some.at(-1) ?? '') < least
  if (!isLost(lines)) return lines
  const narrower = [0.96, 0.92, 0.88, 0.84].map((share) => breakLines(text, width * share, measure))
  return narrower.find((some) => some.length === lines.length && !isLost(some)) ?? lines
}
