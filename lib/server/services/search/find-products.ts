import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { orderFound } from '@/lib/server/catalogue/product-index/found-products'
import { searchDocuments } from '@/lib/server/search/query'
import type { FoundCatalogue } from './everything'
import { findMeant } from './find-meant'
import { findOfTypes } from './find-of-types'
import type { QueryReading } from './query-reading'
import { hasCodeOfNone } from './read-vehicle'
import type { Source } from './source'

/** Words of the trade and nothing else: parts are wanted before what is written about them. */
const kindsOnly = 40
/** What meets only some of the words, and was not mended, is that much less than its points say. */
const someOnly = { product: 35, vehicle: 15, page: 35 } as const
/** Below this it is noise; pairs of letters of a script without spaces meet more by chance. */
const floor = { words: 20, pairs: 30, vehicle: 30 } as const
const most = 1000

/** Products and vehicles for a query: by what was meant where that is clear, by its words otherwise. */
export async function findCatalogue(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<FoundCatalogue> {
  const found = await findFor(source, input, reading)
  if (input.sort === 'best' && !input.family) return found
  const { ids, families } = orderFound(
    await source.products(),
    found.products.map(({ refId }) => refId),
    input,
  )
  const byId = new Map(found.products.map((ref) => [ref.refId, ref]))
  return { ...found, families, products: ids.flatMap((id) => byId.get(id) ?? []) }
}

function findFor(source: Source, input: ParsedInputOf<'search'>, reading: QueryReading): Promise<FoundCatalogue> {
  if (reading.types.length > 0) return findOfTypes(source, input, reading.types)
  return isMeant(reading) ? findMeant(source, input, reading) : findNamed(source, input, reading)
}

function isMeant({ vehicles, kinds, length, priceMax, text }: QueryReading): boolean {
  return vehicles.length > 0 || text === '' || ((length !== null || priceMax !== null) && kinds.length > 0)
}

/** Letters and figures as part numbers have them: another that shares some of them is not meant. */
const isCodeLike = (text: string) => /^[a-z]{1,3}-?\d{3,4}[a-z]{0,4}$/i.test(text.trim())

/** A letter and a figure that are no vehicle's stand apart in many parts: X5, A4. */
const hasShortCode = (text: string) => /(?<!\S)[a-z]\d(?!\S)/i.test(text)

async function findNamed(
  source: Source,
  { lang, kind }: ParsedInputOf<'search'>,
  { text, kinds, length, priceMax }: QueryReading,
): Promise<FoundCatalogue> {
  const only = kind === 'product' || kind === 'vehicle' ? { kinds: [kind] } : { kinds: ['product', 'vehicle'] as const }
  const { hits, correctedQuery } = await searchDocuments(source, {
    query: text,
    lang,
    ...only,
    limit: most,
    offset: 0,
  })
  const more = kinds.length > 0 ? kindsOnly : 0
  const isMended = correctedQuery !== null
  const isOfNone = hasCodeOfNone(source, text)
  const isChance = isOfNone && hasShortCode(text)
  const isByPairs = !/[a-z0-9]/i.test(text.normalize('NFKC'))
  const judged = hits
    .map((hit) => ({
      ...hit,
      score:
        hit.score +
        (hit.kind === 'product' ? more : 0) -
        (hit.matched === 'some' && !isMended ? someOnly[hit.kind] : 0),
    }))
    .filter(
      ({ kind, score, matched }) =>
        (matched !== 'some' ||
          score >= (isByPairs ? floor.pairs : kind === 'vehicle' && !isMended ? floor.vehicle : floor.words)) &&
        !isChance &&
        (matched === 'code' || isMended || !isCodeLike(text)),
    )
  const products = judged.filter((hit) => hit.kind === 'product')
  const { ids, families } = orderFound(
    await source.products(),
    products.map(({ refId }) => refId),
    { sort: 'best', length, priceMax },
  )
  const kept = new Set(ids)
  return {
    products: length || priceMax !== null ? products.filter(({ refId }) => kept.has(refId)) : products,
    // Words of the trade stand in names by chance, too: โช้ก in โชกุน.
    vehicles: (kinds.length > 0 && isByPairs) || isOfNone ? [] : judged.filter((hit) => hit.kind === 'vehicle'),
    families,
    corrected: correctedQuery,
    instead: false,
    isAdjustable: false,
    namesakes: [],
  }
}
