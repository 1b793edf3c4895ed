import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { listMeant, orderFound, type FamilyCount } from '@/lib/server/catalogue/product-index/found-products'
import { engineOf } from '@/lib/server/db/engine'
import { searchDocuments, type HitMatch, type SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import type { QueryReading } from './read-query'

type Db = ServiceContext['db']
export type FoundCatalogue = {
  /** Best first, as many as anybody pages to. */
  products: SearchHitRef[]
  vehicles: SearchHitRef[]
  families: FamilyCount[]
  corrected: string | null
  /** Nothing was as asked; this comes instead. */
  instead: boolean
}

/** Points of products that were meant and not only named: before a vehicle's own, and behind them when it is all that was named. */
const meantScore = { asked: 130, vehicleOnly: 62, figures: 90 } as const
const step = 0.01
const most = 1000

const toRefs = (ids: readonly string[], score: number): SearchHitRef[] =>
  ids.map((refId, at) => ({ kind: 'product', refId, score: score - at * step, matched: 'meant' satisfies HitMatch }))

/** Products and vehicles for a query: by what was meant where that is clear, by its words otherwise. */
export async function findCatalogue(
  db: Db,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<FoundCatalogue> {
  const found = isMeant(reading) ? await findMeant(db, input, reading) : await findNamed(db, input, reading)
  if (input.sort === 'best' && !input.family) return found
  const { ids, families } = await orderFound(
    db,
    found.products.map(({ refId }) => refId),
    input,
  )
  const byId = new Map(found.products.map((ref) => [ref.refId, ref]))
  return { ...found, families, products: ids.flatMap((id) => byId.get(id) ?? []) }
}

function isMeant({ vehicles, kinds, length, priceMax, text }: QueryReading): boolean {
  return vehicles.length > 0 || ((length !== null || priceMax !== null) && (kinds.length > 0 || text === ''))
}

async function findMeant(db: Db, { lang }: ParsedInputOf<'search'>, reading: QueryReading): Promise<FoundCatalogue> {
  const { vehicles, kinds, axle, length, priceMax, isVehicleOnly } = reading
  const wide = {
    lang,
    vehicles: vehicles.map(({ refId }) => refId),
    ...(length && { measureLength: length.lengthMm, tolerance: length.toleranceMm }),
    ...(priceMax !== null && { priceMax }),
  }
  const asked = { ...wide, kind: [...kinds] }
  let found = await listMeant(db, { ...asked, ...(axle && { axle }) })
  if (found.total === 0 && axle) found = await listMeant(db, asked)
  const instead = found.total === 0
  if (instead)
    found = await listMeant(db, vehicles.length > 0 ? { lang, vehicles: wide.vehicles } : { ...wide, tolerance: 25 })
  const hasFigures = length !== null || priceMax !== null
  const score =
    vehicles.length === 0
      ? meantScore.figures
      : isVehicleOnly && !hasFigures
        ? meantScore.vehicleOnly
        : meantScore.asked
  return {
    products: toRefs(found.ids, instead ? meantScore.vehicleOnly : score),
    vehicles: [...vehicles],
    families: found.families,
    corrected: null,
    instead: instead && (kinds.length > 0 || hasFigures),
  }
}

async function findNamed(
  db: Db,
  { lang, kind }: ParsedInputOf<'search'>,
  { text, length, priceMax }: QueryReading,
): Promise<FoundCatalogue> {
  const only = kind === 'product' || kind === 'vehicle' ? { kinds: [kind] } : { kinds: ['product', 'vehicle'] as const }
  const { hits, correctedQuery } = await searchDocuments(db, engineOf(db), {
    query: text,
    lang,
    ...only,
    limit: most,
    offset: 0,
  })
  const products = hits.filter((hit) => hit.kind === 'product')
  const { ids, families } = await orderFound(
    db,
    products.map(({ refId }) => refId),
    { sort: 'best', length, priceMax },
  )
  const kept = new Set(ids)
  return {
    products: length || priceMax !== null ? products.filter(({ refId }) => kept.has(refId)) : products,
    vehicles: hits.filter((hit) => hit.kind === 'vehicle'),
    families,
    corrected: correctedQuery,
    instead: false,
  }
}
