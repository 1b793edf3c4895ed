import { listKeyboardReadings } from './keyboard'
import { readAsKanaKeys } from './kana-keyboard'
import { readAsKana } from './romaji'
import { readAsLetters } from './spelled-letters'

/** What a query may have been meant to be: typed on the other keyboard layout, Japanese in Latin letters, or Latin letters by their names. Of several words, one that is known is not read otherwise. */
export function listReadings(query: string, isKnown: (word: string) => boolean = () => false): string[] {
  const kana = readAsKana(query.normalize('NFKC'))
  const letters = readAsLetters(query.normalize('NFKC'))
  const keys = readAsKanaKeys(query.normalize('NFKC'))
  return [letters, ...listKeyboardReadings(query, isKnown), keys, kana].filter((text) => text !== null)
}
