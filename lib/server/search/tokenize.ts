import { remember } from '@/lib/utils/remember'
import { normalizeText } from './normalize'

export type Script = 'latin' | 'digit' | 'thai' | 'cjk'
/** A stretch of one script inside one typed word; `word` counts the words of the text. */
export type Run = { script: Script; text: string; word: number }

const runPattern =
  /(\p{N}+)|([\u0E00-\u0E7F]+)|([\u3005\u3041-\u3096\u30A0-\u30FF\p{Script=Han}]+)|([^\s\p{N}\u0E00-\u0E7F\u3005\u3041-\u3096\u30A0-\u30FF\p{Script=Han}]+)/gu

/** Splits a text into runs of one script, after normalising it: `PCX160 โช้ค` → pcx, 160, โชค. */
export function splitRuns(text: string): Run[] {
  return splitNormalized(normalizeText(text))
}

/** The same for a text that is normalised already. */
export function splitNormalized(normalized: string): Run[] {
  return normalized.split(' ').flatMap((chunk, word) =>
    Array.from(chunk.matchAll(runPattern), ([text, digit, thai, cjk]): Run => ({
      script: digit ? 'digit' : thai ? 'thai' : cjk ? 'cjk' : 'latin',
      text,
      word,
    })),
  )
}

/** Whether a run is written in words; Thai and Japanese are indexed by pairs of letters. */
export function isWordRun(run: Run): boolean {
  return run.script === 'latin' || run.script === 'digit'
}

/** Overlapping pairs of characters; a single character stays as it is. */
export function toBigrams(text: string): string[] {
  const chars = Array.from(text)
  if (chars.length < 2) return chars
  return chars.slice(1).map((char, index) => `${chars[index] ?? ''}${char}`)
}

/** The same of runs, which thousands of products share. */
const bigramsOfRun = remember(5000, (text): readonly string[] => toBigrams(text))

/** Tokens of one run: the word itself, or bigrams where the script has no spaces. One letter again and again is no word of any. */
export function runTokens(run: Run): readonly string[] {
  return isWordRun(run) || /^(.)\1{2,}$/u.test(run.text) ? [run.text] : bigramsOfRun(run.text)
}

/**
 * Joined spellings of neighbouring Latin and digit runs: `d max` → dmax, `cb 650 r` → cb650, 650r, cb650r.
 * Without `all`, only neighbours of one typed word, or with digits or up to three letters, are joined: others are seldom written as one word.
 */
export function joinedTokens(runs: readonly Run[], all: boolean): string[] {
  const joined: string[] = []
  runs.forEach((first, index) => {
    const second = runs[index + 1]
    const third = runs[index + 2]
    if (!second || !isWordRun(first) || !isWordRun(second)) return
    if (!all && !isOftenJoined(first, second)) return
    joined.push(first.text + second.text)
    if (third && isWordRun(third) && isOftenJoined(second, third)) joined.push(first.text + second.text + third.text)
  })
  return joined
}

/** Everything a stored text is found by, without repeats. */
export function tokensOfRuns(runs: readonly Run[], joinAll: boolean): string[] {
  return [...new Set([...runs.flatMap(runTokens), ...joinedTokens(runs, joinAll)])]
}

function isOftenJoined(a: Run, b: Run): boolean {
  return a.word === b.word || a.script === 'digit' || b.script === 'digit' || a.text.length <= 3 || b.text.length <= 3
}
