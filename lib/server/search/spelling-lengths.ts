/** How long the words of a table are that begin with the letter at a place of a text, longest first: no others can stand there. */
export type LengthsAt = (text: string, at: number) => readonly number[]

export function lengthsByStart(words: Iterable<string>): LengthsAt {
  const byStart = new Map<string, Set<number>>()
  for (const word of words) {
    const start = word.charAt(0)
    byStart.set(start, (byStart.get(start) ?? new Set()).add(word.length))
  }
  const sorted = new Map(Array.from(byStart, ([start, lengths]) => [start, [...lengths].sort((a, b) => b - a)]))
  return (text, at) => sorted.get(text.charAt(at)) ?? []
}
