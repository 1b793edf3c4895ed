import type { Script } from './fonts'

export type Run = { script: Script; text: string }

const thai = /[\u0E00-\u0E7F]/u
const japanese =
  /[\u2190-\u21FF\u2460-\u24FF\u2E80-\u2FFF\u3000-\u30FF\u31F0-\u31FF\u3200-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u
// The full-width space of a Japanese name is a glyph of its own, which only the Japanese font has.
const neutral = /[^\S\u3000]|\u200B/u

/** Script whose font draws a character; null = white space, which stays with what precedes it. */
export function scriptOf(character: string): Script | null {
  if (neutral.test(character)) return null
  if (thai.test(character)) return 'thai'
  return japanese.test(character) ? 'japanese' : 'latin'
}

/** Cuts a text where its font changes. The runs joined are the text. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = scriptOf(character) ?? last?.script ?? 'latin'
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}
