import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { figureColumns, textColumns, ValueWriter, type ProductColumns } from './columns'

/** Rows read at once: SQLite answers on the thread that serves visitors, so a part has to be short. */
export const partSize = 1000

function selectPart(db: Kysely<Database>, after: string | null) {
  const part = db
    .selectFrom('product')
    .select(['id', 'released_on', ...textColumns, ...figureColumns])
    .orderBy('id')
    .limit(partSize)
  return (after === null ? part : part.where('id', '>', after)).execute()
}

function selectListed(db: Kysely<Database>, first: string, last: string) {
  return Promise.all([
    db
      .selectFrom('product_adjuster')
      .select(['product_id', 'adjuster as value'])
      .where('product_id', '>=', first)
      .where('product_id', '<=', last)
      .execute(),
    db
      .selectFrom('product_vehicle_type')
      .select(['product_id', 'type as value'])
      .where('product_id', '>=', first)
      .where('product_id', '<=', last)
      .execute(),
  ])
}

async function* readParts(db: Kysely<Database>) {
  for (let after: string | null = null; ;) {
    const part: Awaited<ReturnType<typeof selectPart>> = await selectPart(db, after)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return
    const [adjusters, types] = await selectListed(db, first.id, last.id)
    yield { part, adjusters, types }
    if (part.length < partSize) return
    after = last.id
    await letOthersRun()
  }
}

/** Reads the columns of all products, part by part. */
export async function loadColumns(db: Kysely<Database>): Promise<ProductColumns> {
  const ids: string[] = []
  const releasedOn: string[] = []
  const placeOf = new Map<string, number>()
  const texts = recordOf([...textColumns, 'adjuster', 'vehicle_type'], () => new ValueWriter())
  const figures = recordOf(figureColumns, (): number[] => [])
  for await (const { part, adjusters, types } of readParts(db)) {
    for (const row of part) {
      const place = ids.push(row.id) - 1
      placeOf.set(row.id, place)
      releasedOn.push(row.released_on)
      for (const column of textColumns) texts[column].add(place, row[column])
      for (const column of figureColumns) figures[column].push(row[column] ?? NaN)
    }
    const add = (writer: ValueWriter) => (row: { product_id: string; value: string }) => {
      const place = placeOf.get(row.product_id)
      if (place !== undefined) writer.add(place, row.value)
    }
    adjusters.forEach(add(texts.adjuster))
    types.forEach(add(texts.vehicle_type))
  }
  return {
    ids,
    placeOf,
    releasedOn,
    ...mapRecord(texts, (writer) => writer.finish(ids.length)),
    ...mapRecord(figures, (list) => Float64Array.from(list)),
  }
}

function recordOf<K extends string, V>(keys: readonly K[], make: () => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, V>
}

function mapRecord<K extends string, V, R>(record: Record<K, V>, map: (value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<K, R>
}
