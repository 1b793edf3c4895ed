import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { SearchAnswer, SearchHit, SearchKind } from '@/lib/contract/search'
import { normalizeText } from '@/lib/server/search/normalize'
import { searchNearest } from '@/lib/server/search/nearest'
import { countInVain, maybePersonal } from '@/lib/server/services/asked/asked'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireVehicle, withVerdicts } from '@/lib/server/services/fit'
import { documentHits } from './document-hits'
import { describeReading } from './describe-reading'
import type { Everything } from './everything'
import { findEverything } from './find-everything'
import { loadHits, toSiteHit } from './load-hits'
import { sayNamedFit } from './named-fit'
import { findNearFigures, takePartNumber } from './near-code'
import { currentSiteIndex } from './site-index'
import { openSource, type Source } from './source'

const pageSize = 24
const nearestCount = 8
/** How many of each kind are shown beside the others; of what is not named here: four. */
const shownOf: Readonly<Partial<Record<SearchKind, number>>> = { product: 12, vehicle: 6, question: 6, service: 6 }
const shownElse = 4

/** Everything on the site for a text in any of the three scripts; the nearest when nothing matches, where something is near. */
export async function search(
  typed: ParsedInputOf<'search'>,
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
): Promise<SearchAnswer> {
  const { q, lang, page, kind } = typed
  const vehicle = typed.vehicle ? await requireVehicle(db, { id: typed.vehicle, lang }) : null
  const index = await currentSiteIndex({ db, now })
  // Words for what a part number is say nothing that it does not.
  const input = { ...typed, q: takePartNumber(index.vehicleNames, q) ?? q }
  const source = openSource(db, index)
  const found = await findEverything(input, source, index)
  const { hits: all, groups } = await arrange(db, input, found)
  const nearest = groups.length === 0
  const isElsewhere = found.reading.otherMaker !== null || found.reading.isOtherTrade
  const hits = nearest && !isElsewhere ? await findNearest(source, input) : all
  if (vehicle) await judgeHits(db, hits, vehicle)
  if (nearest && input.sent && !kind && !input.family && !maybePersonal(q))
    await countInVain(db, { kind: 'search', lang, words: normalizeText(q) }, now)
  const total = groups.reduce((sum, group) => sum + (!kind || group.kind === kind ? group.total : 0), 0)
  return {
    query: q,
    corrected: found.corrected === input.q ? null : found.corrected,
    total,
    page,
    pageSize,
    hits,
    groups,
    families: found.families,
    reading: await describeReading(db, found, input.q, lang),
    nearest,
  }
}

type Arranged = Pick<SearchAnswer, 'hits' | 'groups'>

/** One page of one kind, or the first of every kind; kinds by their best hit. */
async function arrange(
  db: ServiceContext['db'],
  { lang, page, kind }: ParsedInputOf<'search'>,
  { products, vehicles, entries, reading, namesakes }: Everything,
): Promise<Arranged> {
  const cut = <T>(list: readonly T[], of: SearchKind) =>
    kind === undefined
      ? list.slice(0, shownOf[of] ?? shownElse)
      : kind === of
        ? list.slice((page - 1) * pageSize, page * pageSize)
        : []
  const loaded = await loadHits(db, [...cut(vehicles, 'vehicle'), ...cut(products, 'product')], lang)
  await sayNamedFit(db, loaded, namesakes.length > 0 ? namesakes : reading.vehicles, lang)
  const documents = reading.document ? await documentHits(reading.document.kind, loaded, lang) : []
  const siteKinds = [...new Set(entries.map(({ entry }) => entry.kind))]
  const site = siteKinds.flatMap((of) =>
    cut(
      entries.filter(({ entry }) => entry.kind === of),
      of,
    ).map((entry) => toSiteHit(entry, lang)),
  )
  const first = new Map<SearchKind, { score: number; total: number }>()
  const count = (of: SearchKind, score: number) => {
    const known = first.get(of)
    first.set(of, { score: Math.max(known?.score ?? 0, score), total: (known?.total ?? 0) + 1 })
  }
  for (const { kind: of, score } of [...vehicles, ...products, ...documents]) if (of !== 'page') count(of, score)
  for (const { entry, score } of entries) count(entry.kind, score)
  return {
    hits: [...loaded, ...documents.filter((hit) => !kind || hit.kind === kind), ...site].sort(
      (a, b) => b.score - a.score,
    ),
    groups: Array.from(first, ([of, { score, total }]) => ({ kind: of, total, score }))
      .sort((a, b) => b.score - a.score)
      .map(({ kind: of, total }) => ({ kind: of, total })),
  }
}

async function findNearest(source: Source, { q, lang, kind }: ParsedInputOf<'search'>): Promise<SearchHit[]> {
  if (kind && kind !== 'product' && kind !== 'vehicle') return []
  const kinds = kind ? [kind] : (['product', 'vehicle'] as const)
  const refs = await searchNearest(source, { query: q, lang, limit: nearestCount, kinds })
  const figures = kind === 'vehicle' ? [] : await findNearFigures(source, q, lang)
  return loadHits(source.db, (figures.length > 0 ? figures : refs).slice(0, nearestCount), lang)
}

async function judgeHits(
  db: ServiceContext['db'],
  hits: SearchHit[],
  vehicle: Awaited<ReturnType<typeof requireVehicle>>,
): Promise<void> {
  const products = hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : []))
  const judged = new Map((await withVerdicts(db, vehicle, products)).map((product) => [product.id, product]))
  for (const hit of hits) if (hit.kind === 'product') hit.product = judged.get(hit.product.id) ?? hit.product
}
