import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { adjusterSchema } from '@/lib/contract/product'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { listNumberRows } from '@/lib/server/catalogue/product-numbers'
import { isOther, listColumns, listEntities, selectRows, textOf, type Move } from './change-sql'
import { entities, importTables, type Entity } from './changes'
import { chunkRows } from './chunks'

export type Conflict = { entity: Entity; id: string; count: number }

/** The first of the rows that are not stored as the batch expects, with their number in that table; null = all may be written. */
export async function findConflict(db: Kysely<Database>, move: Move): Promise<Conflict | null> {
  const present = await listEntities(db, move.batchId)
  for (const entity of entities.filter((name) => present.has(name))) {
    const { rows } = await listConflicts(db, move, entity)
    const [first] = rows
    if (first) return { entity, id: first.id, count: Number(first.count) }
  }
  return null
}

async function listConflicts(db: Kysely<Database>, { batchId, from, to }: Move, entity: Entity) {
  const keys: readonly string[] = importTables[entity]
  const columns = await listColumns(db, { batchId, entity, side: from })
  const sameKey = keys.map(
    (key) => sql`${sql.ref(`t.${key}`)} = coalesce(${textOf(db, from, key)}, ${textOf(db, to, key)})`,
  )
  return sql<{ id: string; count: number | string }>`
    select c.entity_id as id, count(*) over () as count from import_change c
    left join ${sql.table(entity)} t on ${sql.join(sameKey, sql` and `)}
    where c.batch_id = ${batchId} and c.entity = ${entity} and (${isOther(db, from, keys[0] ?? '', columns)})
    order by c.id limit 1`.execute(db)
}

/** Writes the changes of a batch to their tables: children go before their parents and come after them. Call in a transaction. */
export async function applyChanges(db: Kysely<Database>, move: Move): Promise<void> {
  const present = await listEntities(db, move.batchId)
  const written = entities.filter((entity) => present.has(entity))
  for (const entity of written.toReversed()) await removeRows(db, move, entity)
  for (const entity of written) await upsertRows(db, move, entity)
}

async function removeRows(db: Kysely<Database>, { batchId, from, to }: Move, entity: Entity): Promise<void> {
  const keys: readonly string[] = importTables[entity]
  // A redirect that is turned to another product has to let go of the former one first.
  const only = entity === 'product_redirect' ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(`c.${to}`)} is null`
  const gone = selectRows(db, { batchId, entity, side: from, columns: keys, only })
  await sql`delete from ${sql.table(entity)} where (${sql.join(keys.map((key) => sql.ref(key)))}) in (${gone})`.execute(
    db,
  )
}

async function upsertRows(db: Kysely<Database>, { batchId, to }: Move, entity: Entity): Promise<void> {
  const columns = await listColumns(db, { batchId, entity, side: to })
  if (columns.length === 0) return
  const keys: readonly string[] = importTables[entity]
  const rest = columns.filter((column) => !keys.includes(column)).map((column) => sql.ref(column))
  const update =
    rest.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(rest.map((column) => sql`${column} = excluded.${column}`))}`
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(entity)} (${refs(columns)}) ${selectRows(db, { batchId, entity, side: to, columns })}
    on conflict (${refs(keys)}) do ${update}`.execute(db)
}

const adjustersSchema = z.array(adjusterSchema)
const numbersSchema = z.array(z.string())

type NumberedRow = { id: string; former_codes: string; original_numbers: string }
const toNumberRows = ({ id, former_codes, original_numbers }: NumberedRow) =>
  listNumberRows({
    id,
    formerCodes: numbersSchema.parse(JSON.parse(former_codes)),
    originalNumbers: numbersSchema.parse(JSON.parse(original_numbers)),
  })

/** Takes away what is kept beside products for filters; needed before products are removed. */
export async function clearDerived(db: Kysely<Database>, productIds: Iterable<string>): Promise<void> {
  for (const part of chunkRows([...productIds])) {
    await db.deleteFrom('product_adjuster').where('product_id', 'in', part).execute()
    await db.deleteFrom('product_vehicle_type').where('product_id', 'in', part).execute()
    await db.deleteFrom('product_number').where('product_id', 'in', part).execute()
  }
}

/** Works out adjusters, numbers and vehicle types of these products anew; unknown ids are ignored. */
export async function writeDerived(db: Kysely<Database>, productIds: Iterable<string>): Promise<void> {
  const ids = [...productIds]
  await clearDerived(db, ids)
  for (const part of chunkRows(ids)) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'adjusters', 'former_codes', 'original_numbers'])
      .where('id', 'in', part)
      .execute()
    await insertAll(db, 'product_number', products.flatMap(toNumberRows))
    await insertAll(
      db,
      'product_adjuster',
      products.flatMap(({ id, adjusters }) =>
        [...new Set(adjustersSchema.parse(JSON.parse(adjusters)))].map((adjuster) => ({ product_id: id, adjuster })),
      ),
    )
    await db
      .insertInto('product_vehicle_type')
      .columns(['product_id', 'type'])
      .expression((eb) =>
        eb
          .selectFrom('fitment')
          .innerJoin('vehicle', 'vehicle.id', 'fitment.vehicle_id')
          .innerJoin('model', 'model.id', 'vehicle.model_id')
          .select(['fitment.product_id', 'model.type'])
          .distinct()
          .where('fitment.status', '!=', 'does-not-fit')
          .where('fitment.product_id', 'in', part),
      )
      .execute()
  }
}
