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
/** Words of the trade and nothing else: parts are wanted before what is written about them. */
const kindsOnly = 40
/** A product that is called after the vehicle. */
const namesakes = 100
const isNamesake = 40
/** What meets only some of the words, and was not mended, is that much less than its points say. */
const someOnly = { product: 35, vehicle: 15, page: 35 } as const
/** Below this it is noise; pairs of letters of a script without spaces meet more by chance. */
const floor = { words: 20, pairs: 30, vehicle: 30 } as const
const step = 0.01
const most = 1000
/** How far a length may be off where nothing has it, mm. */
const wideTolerance = 25

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
  return vehicles.length > 0 || text === '' || ((length !== null || priceMax !== null) && kinds.length > 0)
}

type Filter = Parameters<typeof listMeant>[1]

/** What was asked; then less and less of it, until something is found. The first one is as asked. */
function listAttempts(lang: Filter['lang'], reading: QueryReading): Filter[] {
  const { kinds, families, series, axle, length, priceMax } = reading
  const idsOf = (refs: readonly SearchHitRef[]) => refs.map(({ refId }) => refId)
  const [vehicles, alike] = [idsOf(reading.vehicles), idsOf(reading.alike)]
  const near = length && { measureLength: length.lengthMm, tolerance: length.toleranceMm }
  const kind = [...kinds]
  const plain = { lang, kind, ...near }
  const asked = { ...plain, ...(priceMax !== null && { priceMax }) }
  return [
    ...(series ? [{ ...asked, vehicles, series: [series], ...(axle && { axle }) }] : []),
    ...(families.length > 0 && vehicles.length === 0
      ? [{ ...asked, vehicles, family: [...families], ...(axle && { axle }) }]
      : []),
    { ...asked, vehicles, ...(axle && { axle }) },
    { ...asked, vehicles },
    ...(alike.length > 0 ? [{ ...asked, vehicles: alike }] : []),
    { ...plain, vehicles },
    ...(length ? [{ ...plain, vehicles, tolerance: wideTolerance }] : []),
    ...(vehicles.length > 0 ? [{ lang, vehicles }] : []),
  ]
}

/** Attempts up to here are what was asked. */
const isAsAsked = (filter: Filter, { kinds, series, length, priceMax }: QueryReading) =>
  (series === null || filter.series !== undefined) &&
  (filter.kind ?? []).length === kinds.length &&
  (priceMax === null || filter.priceMax !== undefined) &&
  (length === null || filter.tolerance === length.toleranceMm)

async function findMeant(db: Db, { lang }: ParsedInputOf<'search'>, reading: QueryReading): Promise<FoundCatalogue> {
  let found: Awaited<ReturnType<typeof listMeant>> = { ids: [], total: 0, families: [] }
  let instead = false
  for (const filter of listAttempts(lang, reading)) {
    found = await listMeant(db, filter)
    instead = !isAsAsked(filter, reading)
    if (found.total > 0) break
  }
  const hasFigures = reading.length !== null || reading.priceMax !== null
  const isAside = (reading.isVehicleOnly || reading.document !== null) && !hasFigures
  const score = reading.vehicles.length === 0 ? meantScore.figures : isAside ? meantScore.vehicleOnly : meantScore.asked
  const first = reading.vehicles.length > 0 ? await listNamesakes(db, lang, reading.vehicleText) : new Set<string>()
  return {
    products: toRefs(
      found.ids.toSorted((a, b) => Number(first.has(b)) - Number(first.has(a))),
      score,
    ),
    // A vehicle that is all that was named leads, whatever its year left of its points.
    vehicles: reading.vehicles.map((ref, at) =>
      isAside && reading.isVehicleOnly ? { ...ref, score: Math.max(ref.score, score + 1 - at * step) } : ref,
    ),
    families: found.families,
    corrected: null,
    instead: instead && found.total > 0,
  }
}

/** Parts that fit several vehicles bear the name of one: those come first for it. */
async function listNamesakes(db: Db, lang: Filter['lang'], query: string): Promise<Set<string>> {
  const { hits } = await searchDocuments(db, engineOf(db), {
    query,
    lang,
    kinds: ['product'],
    limit: namesakes,
    offset: 0,
  })
  return new Set(hits.filter(({ score }) => score >= isNamesake).map(({ refId }) => refId))
}

async function findNamed(
  db: Db,
  { lang, kind }: ParsedInputOf<'search'>,
  { text, kinds, length, priceMax }: QueryReading,
): Promise<FoundCatalogue> {
  const only = kind === 'product' || kind === 'vehicle' ? { kinds: [kind] } : { kinds: ['product', 'vehicle'] as const }
  const { hits, correctedQuery } = await searchDocuments(db, engineOf(db), {
    query: text,
    lang,
    ...only,
    limit: most,
    offset: 0,
  })
  const more = kinds.length > 0 ? kindsOnly : 0
  const isMended = correctedQuery !== null
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
        matched !== 'some' ||
        score >= (isByPairs ? floor.pairs : kind === 'vehicle' && !isMended ? floor.vehicle : floor.words),
    )
  const products = judged.filter((hit) => hit.kind === 'product')
  const { ids, families } = await orderFound(
    db,
    products.map(({ refId }) => refId),
    { sort: 'best', length, priceMax },
  )
  const kept = new Set(ids)
  return {
    products: length || priceMax !== null ? products.filter(({ refId }) => kept.has(refId)) : products,
    vehicles: judged.filter((hit) => hit.kind === 'vehicle'),
    families,
    corrected: correctedQuery,
    instead: false,
  }
}
