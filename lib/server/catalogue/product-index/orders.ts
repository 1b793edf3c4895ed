import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import { hasPlace } from './bits'
import type { ProductColumns } from './columns'
import { partSize } from './load-columns'

/** All places in one order. */
export type Order = Uint32Array

/** Places by a figure, smallest first, what has none (NaN) last; equals keep the order of ids. */
function orderBy(figures: readonly number[] | Float64Array): Order {
  const groups = new Map<number, number[]>()
  figures.forEach((figure, place) => {
    const group = groups.get(figure)
    if (group) group.push(place)
    else groups.set(figure, [place])
  })
  const last = Number.MAX_VALUE
  const sorted = Array.from(groups).sort(([a], [b]) => (Number.isNaN(a) ? last : a) - (Number.isNaN(b) ? last : b))
  return Uint32Array.from(sorted.flatMap(([, places]) => places))
}

/** Orders that follow from the columns. Without anything asked for: newest first, spares at the end. */
export function orderColumns(
  columns: ProductColumns,
): Record<'relevance' | 'newest' | 'price' | 'length' | 'stroke', Order> {
  const newest = orderBy(columns.releasedOn.map((day) => -Date.parse(day)))
  const spares = columns.family.get('spares')
  const isSpare = (place: number) => spares !== undefined && hasPlace(spares, place)
  const relevance = new Uint32Array(newest.length)
  relevance.set(newest.filter((place) => !isSpare(place)))
  const last = newest.filter(isSpare)
  relevance.set(last, newest.length - last.length)
  return {
    relevance,
    newest,
    price: orderBy(columns.price_thb),
    length: orderBy(columns.length_mm),
    stroke: orderBy(columns.stroke_mm),
  }
}

/** How far along the order a part has come. */
type Reached = { text: string; id: string }

/** Texts are ordered by the database, whose rules for letters this process does not know. */
export async function orderByText(
  db: Kysely<Database>,
  { placeOf }: ProductColumns,
  by: 'code' | { nameIn: Lang },
): Promise<Order> {
  const places: number[] = []
  for (let after: Reached | null = null; ;) {
    const part: Reached[] = await (by === 'code' ? readCodes(db, after) : readNames(db, by.nameIn, after))
    for (const { id } of part) {
      const place = placeOf.get(id)
      if (place !== undefined) places.push(place)
    }
    after = part.at(-1) ?? null
    if (after === null || part.length < partSize) return Uint32Array.from(places)
    await letOthersRun()
  }
}

function readCodes(db: Kysely<Database>, after: Reached | null): Promise<Reached[]> {
  const part = db.selectFrom('product').select(['code as text', 'id']).orderBy('code').limit(partSize)
  return (after === null ? part : part.where('code', '>', after.text)).execute()
}

function readNames(db: Kysely<Database>, lang: Lang, after: Reached | null): Promise<Reached[]> {
  const part = db
    .selectFrom('product_text')
    .select(['name as text', 'product_id as id'])
    .where('lang', '=', lang)
    .orderBy('name')
    .orderBy('product_id')
    .limit(partSize)
  if (after === null) return part.execute()
  // The first condition lets the index of names be used.
  return part
    .where('name', '>=', after.text)
    .where(sql<boolean>`(name, product_id) > (${after.text}, ${after.id})`)
    .execute()
}
