import { normalizeText } from '@/lib/server/search/normalize'

/** Where something stands in a text. */
export type Span = { start: number; end: number }

/** A text folded like the names of places, each letter with its place in the text. */
export type FoldedText = { text: string; folded: string; at: readonly number[] }

/** Folds as `foldName` does, letter by letter, so that what is found can be cut out of the text. */
export function foldText(text: string): FoldedText {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const letter of text) {
    for (const part of normalizeText(letter)) {
      const before = folded.at(-1) ?? ''
      if ((part === 'h' && /[ptk]/.test(before)) || (/[a-z]/.test(part) && part === before)) continue
      folded += part
      at.push(...Array.from(part, () => index))
    }
    index += letter.length
  }
  return { text, folded, at }
}

const letter = /[a-z]/i

/** A Latin name is not part of a longer word. */
function standsAlone({ text }: FoldedText, name: string, { start, end }: Span): boolean {
  if (!/^[a-z]/.test(name)) return true
  return !letter.test(text[start - 1] ?? '') && !letter.test(text[end] ?? '')
}

/** Every place where a folded name stands in the text, with its tone marks and abbreviation signs. */
export function findName(folded: FoldedText, name: string): Span[] {
  const spans: Span[] = []
  for (let from = folded.folded.indexOf(name); name !== '' && from >= 0; from = folded.folded.indexOf(name, from + 1)) {
    const start = folded.at[from]
    const last = folded.at[from + name.length - 1]
    if (start === undefined || last === undefined) continue
    const tail = /^[h็-๎ฯ]*/.exec(folded.text.slice(last + 1))
    const span = {
      start,
      end:
        last +
        1 +
        (/[ptk]h/i.test(folded.text.slice(last, last + 2)) ? 1 : (tail?.[0].replace(/h.*$/, '').length ?? 0)),
    }
    if (standsAlone(folded, name, span)) spans.push(span)
  }
  return spans
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
