import { z } from 'zod'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ProductKind } from '@/lib/contract/product-words'
import { listMeant, type MeantProducts } from '@/lib/server/catalogue/product-index/found-products'
import type { ProductIndex } from '@/lib/server/catalogue/product-index/product-index'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import { searchDocuments, type HitMatch, type SearchHitRef } from '@/lib/server/search/query'
import type { Measure } from '@/lib/server/search/understand/measure'
import { forAnyVehicle } from '@/lib/server/search/understand/product-kinds'
import type { ServiceContext } from '@/lib/server/services/context'
import type { FoundCatalogue } from './everything'
import { findTaking } from './namesakes'
import type { QueryReading } from './query-reading'
import type { Source } from './source'

type Db = ServiceContext['db']

/** Points of products that were meant and not only named: before a vehicle's own, and behind them when it is all that was named. */
const meantScore = { asked: 130, vehicleOnly: 62, figures: 90 } as const
/** A product that is called after the vehicle. */
const mostCalled = 100
const isNamesake = 40
const step = 0.01
/** How far a length may be off where nothing has it, mm. */
const wideTolerance = 25

const toRefs = (ids: readonly string[], score: number): SearchHitRef[] =>
  ids.map((refId, at) => ({ kind: 'product', refId, score: score - at * step, matched: 'meant' satisfies HitMatch }))

type Filter = Parameters<typeof listMeant>[1]

const springKinds: ReadonlySet<string> = new Set([
  'lowering-spring',
  'comfort-spring',
  'lift-spring',
  'spare-spring',
  'fork-spring',
])
const isSpring = ({ kinds }: QueryReading) => kinds.length > 0 && kinds.every((kind) => springKinds.has(kind))

const springSchema = z.object({ springLengthMm: z.number().nullable() })

/** Springs are measured without their load; lists know the length of dampers only. */
async function ofFreeLength(db: Db, { ids, families }: MeantProducts, length: Measure): Promise<MeantProducts> {
  const rows = await db.selectFrom('product').select(['id', 'spec']).where('id', 'in', ids).execute()
  const lengths = new Map(rows.map(({ id, spec }) => [id, springSchema.parse(JSON.parse(spec)).springLengthMm]))
  const kept = ids.filter((id) => Math.abs((lengths.get(id) ?? NaN) - length.lengthMm) <= length.toleranceMm)
  return { ids: kept, total: kept.length, families }
}

type Attempt = { filter: Filter; isAsAsked: boolean; isForNamesakes: boolean; isAdjustable: boolean }

/** Kinds for the same place: where one of them is not made for a vehicle, another may be. */
const samePlace: readonly (readonly ProductKind[])[] = [
  ['fork-cartridge', 'fork-damper', 'fork-upgrade', 'fork-spring'],
  ['mono-shock', 'twin-shock', 'unit-swing-shock'],
  ['strut', 'coilover', 'gas-shock'],
]

/** What lowers a motorcycle, for which there are no lowering springs: shocks whose length can be set. */
const heightAdjustable: readonly ProductKind[] = ['twin-shock', 'mono-shock', 'unit-swing-shock']

/** What was asked; then less and less of it, until something is found. */
function listAttempts(lang: Filter['lang'], reading: QueryReading): Attempt[] {
  const { kinds, families, series, constructions, length, priceMax } = reading
  const idsOf = (refs: readonly SearchHitRef[]) => refs.map(({ refId }) => refId)
  const [vehicles, alike] = [idsOf(reading.vehicles), idsOf(reading.alike)]
  const near = length && !isSpring(reading) && { measureLength: length.lengthMm, tolerance: length.toleranceMm }
  const kind = [...kinds]
  const plain = { lang, kind, ...near }
  const asked = { ...plain, ...(priceMax !== null && { priceMax }) }
  const axle = reading.axle && { axle: reading.axle }
  // Gas shocks are made for either axle.
  const ofAnyAxle = { ...asked, kind: axle ? kind.filter((one) => one !== 'gas-shock') : kind }
  const asAsked: (Filter | false | null)[] = [
    near && length.strokeMm !== null && { ...asked, measureStroke: length.strokeMm, vehicles, ...axle },
    series && { ...asked, vehicles, series: [series], ...axle },
    constructions.length > 0 && { ...asked, vehicles, construction: [...constructions], ...axle },
    families.length > 0 && vehicles.length === 0 && { ...asked, vehicles, family: [...families], ...axle },
    ...(series ? [] : [{ ...asked, vehicles, ...axle }, ofAnyAxle.kind.length > 0 && { ...ofAnyAxle, vehicles }]),
    kind.length > 0 && kind.every((one) => forAnyVehicle.has(one)) && { ...asked, vehicles: [] },
  ]
  const adjustable =
    kind.includes('lowering-spring') && vehicles.length > 0
      ? ({ lang, kind: [...heightAdjustable], adjuster: ['L'], vehicles, sort: 'length' } satisfies Filter)
      : null
  const place = kind.length > 0 ? samePlace.find((others) => kind.every((one) => others.includes(one))) : null
  const instead: (Filter | false | null)[] = [
    !series && alike.length > 0 && { ...asked, vehicles: alike, ...axle },
    adjustable,
    place && axle ? { ...plain, kind: [...place], vehicles, ...axle } : null,
    place && constructions.length > 0
      ? { ...plain, kind: [...place], vehicles, construction: [...constructions], ...axle }
      : null,
    place ? { ...plain, kind: [...place], vehicles } : null,
    series && { ...asked, vehicles, ...axle },
    { ...plain, vehicles },
    near && { ...plain, vehicles, tolerance: wideTolerance },
    vehicles.length > 0 && !kind.includes('steering-damper') && { lang, vehicles },
  ]
  const toAttempts = (filters: readonly (Filter | false | null)[], isAsAsked: boolean) =>
    filters.flatMap((filter) =>
      filter
        ? [{ filter, isAsAsked, isForNamesakes: filter.vehicles === alike, isAdjustable: filter === adjustable }]
        : [],
    )
  return [...toAttempts(asAsked, true), ...toAttempts(instead, false)]
}

type FirstFound = {
  found: MeantProducts
  instead: boolean
  isForNamesakes: boolean
  isAdjustable: boolean
  turns: readonly MeantProducts[]
}

/** What the first of the attempts finds that finds anything. */
async function findFirst({ db, products }: Source, lang: Filter['lang'], reading: QueryReading): Promise<FirstFound> {
  const index = await products()
  for (const { filter, isAsAsked, isForNamesakes, isAdjustable } of listAttempts(lang, reading)) {
    const listed = await listMeant(index, filter)
    const freeLength = isSpring(reading) ? reading.length : null
    const found = freeLength ? await ofFreeLength(db, listed, freeLength) : listed
    if (found.total === 0) continue
    if (!isAsAsked || freeLength || reading.turns.length === 0)
      return { found, instead: !isAsAsked, isForNamesakes, isAdjustable, turns: [] }
    return { ...(await listTurns(index, filter, reading)), instead: false, isForNamesakes, isAdjustable }
  }
  return {
    found: { ids: [], total: 0, families: [] },
    instead: false,
    isForNamesakes: false,
    isAdjustable: false,
    turns: [],
  }
}

/** Everything that takes turns, and each turn for itself. */
async function listTurns(
  index: ProductIndex,
  filter: Filter,
  reading: QueryReading,
): Promise<{ found: MeantProducts; turns: MeantProducts[] }> {
  const kind = [...new Set([...reading.kinds, ...reading.turns.flatMap(({ kinds = [] }) => kinds)])]
  const [found, ...turns] = await Promise.all([
    listMeant(index, { ...filter, kind }),
    ...reading.turns.map(({ kinds = kind, axle, vehicles }) =>
      listMeant(index, { ...filter, kind: [...kinds], ...(axle && { axle }), ...(vehicles && { vehicles }) }),
    ),
  ])
  return { found, turns }
}

/** What was meant, and where that is known, beside it the vehicle. */
export async function findMeant(
  source: Source,
  { lang }: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<FoundCatalogue> {
  const { found, instead, isForNamesakes, isAdjustable, turns } = await findFirst(source, lang, reading)
  const namesakes = isForNamesakes ? await findTaking(source.db, reading.alike, found.ids) : []
  const hasFigures = reading.length !== null || reading.priceMax !== null
  const isAside = (reading.isVehicleOnly || reading.document !== null) && !hasFigures
  const score = reading.vehicles.length === 0 ? meantScore.figures : isAside ? meantScore.vehicleOnly : meantScore.asked
  const places = await placeForVehicles(source, lang, reading.vehicles)
  return {
    products: toRefs(
      takeTurns(
        found.ids.toSorted((a, b) => placeOf(places, a) - placeOf(places, b)),
        turns.map(({ ids }) => new Set(ids)),
      ),
      score,
    ),
    // A vehicle that is all that was named leads, whatever its year left of its points.
    vehicles: [...namesakes, ...reading.vehicles].map((ref, at) => ({
      ...ref,
      score:
        isAside && reading.isVehicleOnly
          ? Math.max(ref.score, score + 1 - at * step)
          : Math.min(ref.score, meantScore.asked - 1 - at * step),
    })),
    families: found.families,
    corrected: null,
    instead: found.total > 0 ? instead : reading.vehicles.length > 0 && reading.kinds.length > 0 && !hasFigures,
    isAdjustable,
    namesakes,
  }
}

/** The first of each turn, then the second; what is in none of them comes last. */
function takeTurns(ids: readonly string[], turns: readonly ReadonlySet<string>[]): string[] {
  const lists = turns.map((turn) => ids.filter((id) => turn.has(id)))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...new Set([...inTurn, ...ids])]
}

/** Products by how surely they are for what was named: 0 = made for its newest vehicle, 1 = fits that, 2 = made for an older one. */
type Places = ReadonlyMap<string, number>
const elsewhere = 3
const placeOf = (places: Places, id: string) => places.get(id) ?? elsewhere

async function placeForVehicles(
  source: Source,
  lang: Filter['lang'],
  vehicles: readonly SearchHitRef[],
): Promise<Places> {
  const [newest] = vehicles
  if (!newest) return new Map()
  const [fitting, namesakes] = await Promise.all([
    listMeant(await source.products(), { lang, vehicles: [newest.refId] }),
    listNamesakes(source, lang, newest.refId),
  ])
  return new Map([
    ...Array.from(namesakes, (id): [string, number] => [id, 2]),
    ...fitting.ids.map((id): [string, number] => [id, namesakes.has(id) ? 0 : 1]),
  ])
}

/** Parts that fit several vehicles bear the name of one. */
async function listNamesakes(source: Source, lang: Filter['lang'], vehicle: string): Promise<Set<string>> {
  const [summary] = await findVehicleSummaries(source.db, { ids: [vehicle], lang })
  if (!summary) return new Set()
  const { hits } = await searchDocuments(source, {
    query: summary.model,
    lang,
    kinds: ['product'],
    limit: mostCalled,
    offset: 0,
  })
  return new Set(hits.filter(({ score }) => score >= isNamesake).map(({ refId }) => refId))
}
