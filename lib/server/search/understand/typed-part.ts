import { normalizeText } from '@/lib/server/search/normalize'

/** A part of a text as it was typed, by what is read of it: โอลินส์ in โช้คโอลินส์. null = it does not stand in one piece. */
export function findTyped(text: string, part: string, read: (text: string) => string = normalizeText): string | null {
  const compact = (typed: readonly string[]) => read(typed.join('')).replaceAll(' ', '')
  const wanted = part.replaceAll(' ', '')
  const letters = text.match(/\P{M}\p{M}*/gu) ?? []
  const end = letters.findIndex((_, at) => compact(letters.slice(0, at + 1)).includes(wanted)) + 1
  if (wanted === '' || end === 0) return null
  const start = letters.findLastIndex((_, at) => compact(letters.slice(at, end)).includes(wanted))
  return letters.slice(Math.max(0, start), end).join('').trim()
}
