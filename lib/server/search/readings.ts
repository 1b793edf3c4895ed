import { listKeyboardReadings } from './keyboard'
import { readAsKana } from './romaji'

/** What a query may have been meant to be: typed on the other keyboard layout, or Japanese in Latin letters. Of several words, one that is known is not read otherwise. */
export function listReadings(query: string, isKnown: (word: string) => boolean = () => false): string[] {
  const kana = readAsKana(query.normalize('NFKC'))
  return [...listKeyboardReadings(query, isKnown), ...(kana === null ? [] : [kana])]
}
