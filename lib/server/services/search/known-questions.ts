import { asksCost } from '@/lib/server/search/concepts'
import { splitRuns } from '@/lib/server/search/tokenize'
import type { FoundCatalogue } from './everything'
import { isAboutLowering } from '@/lib/server/search/understand/low'
import { asksForClaim } from '@/lib/server/search/understand/questions'
import type { QueryReading } from './query-reading'
import type { FoundEntry } from './entry-points'
import type { SiteIndex } from './site-index'

const leads = { instead: 140, lowering: 140, price: 140, question: 92, numbers: 93, unlisted: 60 } as const
const named = { isNamed: true, isWhole: true } as const

/** What parts cost is told by dealers. */
export function sayPrice(
  { texts }: SiteIndex,
  { kinds, vehicles, priceMax }: QueryReading,
  query: string,
): FoundEntry[] {
  const isAsked = kinds.length > 0 && vehicles.length === 0 && priceMax === null && asksCost(splitRuns(query))
  const question = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === 'buy-on-this-site')
  return isAsked && question ? [{ entry: question.entry, score: leads.price, ...named }] : []
}

/** Where a vehicle has none of the parts that were asked for: what is to be known of them. */
export function sayInstead(
  { texts }: SiteIndex,
  { kinds, vehicles }: QueryReading,
  { products, families, instead }: FoundCatalogue,
): FoundEntry[] {
  if (vehicles.length === 0 || (products.length > 0 && !instead)) return []
  const isCar = families[0]?.family === 'car' || families[0]?.family === 'pickup'
  const id = kinds.includes('steering-damper')
    ? 'steering-damper'
    : kinds.includes('lowering-spring')
      ? isCar
        ? 'lowering-how-far'
        : 'other-length'
      : null
  const question = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === id)
  return question ? [{ entry: question.entry, score: leads.instead, ...named }] : []
}

/** How far a car and a motorcycle can be lowered, where it was not said of which vehicle. */
export function sayLowering({ byKey }: SiteIndex, { vehicles, text }: QueryReading): FoundEntry[] {
  if (vehicles.length > 0 || !isAboutLowering(text)) return []
  return ['lowering-how-far', 'other-length'].flatMap((id, at) => {
    const question = byKey.get(`question:${id}`)
    return question ? [{ entry: question.entry, score: leads.lowering - at * 0.1, ...named }] : []
  })
}

/** How to claim, behind what is said of what broke. */
export function sayClaim({ texts }: SiteIndex, entries: readonly FoundEntry[], query: string): FoundEntry[] {
  const isThere = entries.slice(0, 3).some(({ entry }) => entry.id === 'make-a-claim')
  const question = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === 'make-a-claim')
  const [first] = entries
  return question && first && !isThere && asksForClaim(query)
    ? [{ entry: question.entry, score: first.score - 0.01, ...named }]
    : []
}

/** Foreign names stand in katakana, and figures in names of models: シグナスX, Z 650. */
export const isName = (words: string) => /[\u30A1-\u30FA]{2}|\d/.test(words)

/** Two letters and three figures are more often the beginning of a part number than a vehicle. */
export const isPartNumber = (words: string) => /^[a-z]{2}\d{3}$/i.test(words)

/** Where work is offered, whatever trade was named. */
export function sayCareer({ byKey }: SiteIndex): FoundEntry[] {
  const page = byKey.get('page:career')
  return page ? [{ entry: page.entry, score: leads.question, ...named }] : []
}

/** What a part number says, where nothing here has it. */
export function sayNumbers({ texts }: SiteIndex): FoundEntry[] {
  const service = texts.documents.find(({ entry }) => entry.id === 'services-productCode')
  return service ? [{ entry: service.entry, score: leads.numbers, ...named }] : []
}

/** What can be done for a vehicle that is not listed; first where nothing but a vehicle can have been meant. */
export function sayUnlisted({ texts }: SiteIndex, isFirst = false): FoundEntry[] {
  const question = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === 'vehicle-not-listed')
  return question ? [{ entry: question.entry, score: isFirst ? leads.question : leads.unlisted, ...named }] : []
}
