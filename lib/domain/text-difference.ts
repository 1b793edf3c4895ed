import type { Lang } from '@/lib/contract/common'

export type Change = { kind: 'same' | 'added' | 'removed'; text: string }

/** Sentences of a text with the blanks that follow them, by the rules of its language. Thai has no full stop: a clause ends at a blank. */
export function splitSentences(text: string, lang: Lang): string[] {
  if (lang === 'th') return text.split(/(?<=\s)(?=\S)/u)
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
}

/** Length of the longest common subsequence of `a` from i and `b` from j, for all i and j. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i]
    for (let j = b.length - 1; row && j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  return lengths
}

/** What became of a list of texts: the longest common subsequence stays, the rest was removed or added; removed ones come first. */
export function compareTexts(before: readonly string[], after: readonly string[]): Change[] {
  const lengths = commonLengths(before, after)
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]]
    if (old !== undefined && old === now) {
      changes.push({ kind: 'same', text: old })
      i++
      j++
    } else if (old !== undefined && (now === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      changes.push({ kind: 'removed', text: old })
      i++
    } else {
      changes.push({ kind: 'added', text: now ?? '' })
      j++
    }
  }
  return changes
}

/** Differences of two texts of paragraphs, sentence by sentence; every paragraph of the result is a row of changes. */
export function compareParagraphs(before: readonly string[], after: readonly string[], lang: Lang): Change[][] {
  const end = '\n'
  const cut = (paragraphs: readonly string[]) => paragraphs.flatMap((text) => [...splitSentences(text, lang), end])
  const rows: Change[][] = [[]]
  for (const change of compareTexts(cut(before), cut(after))) {
    if (change.text === end) rows.push([])
    else rows.at(-1)?.push(change)
  }
  return rows.filter((row) => row.length > 0)
}
