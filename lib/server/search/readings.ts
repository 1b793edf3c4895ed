import { listKeyboardReadings } from './keyboard'
import { readAsKana } from './romaji'

/** What a query may have been meant to be: typed on the other keyboard layout, or Japanese in Latin letters. */
export function listReadings(query: string): string[] {
  const kana = readAsKana(query.normalize('NFKC'))
  return [...listKeyboardReadings(query), ...(kana === null ? [] : [kana])]
}
