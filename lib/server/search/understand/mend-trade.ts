import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { editDistance } from '@/lib/server/search/vocabulary'

/** Of fewer letters and one wrong, any word is some other. */
const shortest = 5
const tradeWords = [...new Set([...conceptBySpelling.keys()].flatMap((spelling) => spelling.split(' ')))].filter(
  (word) => /^[a-z]+$/.test(word) && word.length >= shortest,
)
const known: ReadonlySet<string> = new Set(tradeWords)
const isNear = (word: string, other: string) =>
  word.charAt(0) === other.charAt(0) && Math.abs(word.length - other.length) <= 1 && editDistance(word, other) === 1

/**
 * A text with words of the trade as they are spelt, where one letter was wrong: stering damper, lowring springs. What `isWord` knows was not
 * misspelt, and what looks as much like one of `names` stays as it was typed.
 */
export function mendTrade(text: string, isWord: (word: string) => boolean, names: readonly string[]): string {
  return text.replace(/(?<![\p{L}\p{N}])[a-z]+(?![\p{L}\p{N}])/giu, (typed) => {
    const word = typed.toLowerCase()
    if (word.length < shortest || known.has(word) || isWord(word)) return typed
    const meant = tradeWords.filter((other) => isNear(word, other))
    return meant[0] !== undefined && !names.some((name) => name === word || isNear(word, name)) ? meant[0] : typed
  })
}
