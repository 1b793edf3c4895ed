import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { adjusterSchema } from '@/lib/contract/product'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { asRows, entities, findRows, idOf, importTables, type Change, type Entity, type Row } from './changes'
import { chunkRows } from './chunks'

/** Changes whose stored row is not what they expect to find; empty = all may be applied. */
export async function findConflicts(db: Kysely<Database>, changes: readonly Change[]): Promise<Change[]> {
  const conflicts: Change[] = []
  for (const entity of entities) {
    const mine = changes.filter((change) => change.entity === entity)
    const [column] = importTables[entity]
    const keys = mine.map(({ before, after }) => String((before ?? after)?.[column] ?? ''))
    const stored = new Map((await findRows(db, entity, column, keys)).map((row) => [idOf(entity, row), row]))
    conflicts.push(...mine.filter(({ id, before }) => !isSameRow(stored.get(id) ?? null, before)))
  }
  return conflicts
}

function isSameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b
  const columns = Object.keys(a)
  return columns.length === Object.keys(b).length && columns.every((column) => a[column] === b[column])
}

/** Writes changes to their tables: children go before their parents and come after them. Call in a transaction. */
export async function applyChanges(db: Kysely<Database>, changes: readonly Change[]): Promise<void> {
  // A redirect that is turned to another product has to let go of the former one first.
  const isRemoved = ({ entity, after }: Change) => after === null || entity === 'product_redirect'
  for (const entity of entities.toReversed()) {
    const gone = changes
      .filter((change) => change.entity === entity && isRemoved(change))
      .flatMap(({ before }) => (before ? [before] : []))
    await removeRows(db, entity, gone)
  }
  for (const entity of entities)
    await upsertRows(
      db,
      entity,
      changes.filter((change) => change.entity === entity).flatMap(({ after }) => (after ? [after] : [])),
    )
}

async function removeRows(db: Kysely<Database>, entity: Entity, rows: readonly Row[]): Promise<void> {
  const keys: readonly string[] = importTables[entity]
  for (const part of chunkRows(rows)) {
    const values = part.map((row) => sql`(${sql.join(keys.map((key) => row[key] ?? null))})`)
    await sql`delete from ${sql.table(entity)} where (${sql.join(keys.map((key) => sql.ref(key)))}) in (values ${sql.join(values)})`.execute(
      db,
    )
  }
}

async function upsertRows(db: Kysely<Database>, entity: Entity, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys: readonly string[] = importTables[entity]
  const rest = Object.keys(first).filter((column) => !keys.includes(column))
  for (const part of chunkRows(rows, 500)) {
    await asRows(db)
      .insertInto(entity)
      .values(part)
      .onConflict((conflict) =>
        rest.length === 0
          ? conflict.columns([...keys]).doNothing()
          : conflict
              .columns([...keys])
              .doUpdateSet(Object.fromEntries(rest.map((column) => [column, sql.ref(`excluded.${column}`)]))),
      )
      .execute()
  }
}

const adjustersSchema = z.array(adjusterSchema)

/** Takes away what is kept beside products for filters; needed before products are removed. */
export async function clearDerived(db: Kysely<Database>, productIds: Iterable<string>): Promise<void> {
  for (const part of chunkRows([...productIds])) {
    await db.deleteFrom('product_adjuster').where('product_id', 'in', part).execute()
    await db.deleteFrom('product_vehicle_type').where('product_id', 'in', part).execute()
  }
}

/** Works out adjusters and vehicle types of these products anew; unknown ids are ignored. */
export async function writeDerived(db: Kysely<Database>, productIds: Iterable<string>): Promise<void> {
  const ids = [...productIds]
  await clearDerived(db, ids)
  for (const part of chunkRows(ids)) {
    const products = await db.selectFrom('product').select(['id', 'adjusters']).where('id', 'in', part).execute()
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
