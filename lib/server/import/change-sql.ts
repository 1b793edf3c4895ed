import { sql, type Kysely, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import type { Entity, Row } from './changes'

export type Side = 'before' | 'after'
/** A batch, and from which of its sides to which the stored rows go: a commit leads to `after`, an undo back to `before`. */
export type Move = { batchId: string; from: Side; to: Side }

/** Tables of which a batch has changes. */
export async function listEntities(db: Kysely<Database>, batchId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import_change')
    .select('entity')
    .distinct()
    .where('batch_id', '=', batchId)
    .execute()
  return new Set(rows.map(({ entity }) => entity))
}

const rowSchema = z.record(z.string(), z.unknown())

/** Columns of the rows on one side, which all have the same; empty = there are no rows. */
export async function listColumns(
  db: Kysely<Database>,
  { batchId, entity, side }: { batchId: string; entity: Entity; side: Side },
): Promise<string[]> {
  const found = await db
    .selectFrom('import_change')
    .select(`${side} as json`)
    .where('batch_id', '=', batchId)
    .where('entity', '=', entity)
    .where(side, 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.json == null ? [] : Object.keys(rowSchema.parse(JSON.parse(found.json)))
}

/** A text of the row on one side. */
export function textOf(db: Kysely<Database>, side: Side, column: string): RawBuilder<string | null> {
  return engineOf(db) === 'sqlite'
    ? sql`json_extract(${sql.ref(`c.${side}`)}, ${sql.lit(`$.${column}`)})`
    : sql`(${sql.ref(`c.${side}`)}::json ->> ${sql.lit(column)})`
}

/** `select` of a table's columns from the rows on one side, in the order in which they were planned. */
export function selectRows(
  db: Kysely<Database>,
  wanted: { batchId: string; entity: Entity; side: Side; columns: readonly string[]; only?: RawBuilder<boolean> },
): RawBuilder<Row> {
  const { batchId, entity, side, columns, only = sql<boolean>`1 = 1` } = wanted
  const json = sql.ref(`c.${side}`)
  const isPostgres = engineOf(db) === 'postgres'
  const fields = columns.map((column) => (isPostgres ? sql.ref(`r.${column}`) : textOf(db, side, column)))
  const rows = isPostgres
    ? sql`import_change c cross join lateral json_populate_record(null::${sql.table(entity)}, ${json}::json) r`
    : sql`import_change c`
  return sql`select ${sql.join(fields)} from ${rows} where c.batch_id = ${batchId} and c.entity = ${entity} and ${json} is not null and ${only} order by c.id`
}

/** Whether the stored row `t` is not what a side of the change `c` says. */
export function isOther(
  db: Kysely<Database>,
  side: Side,
  key: string,
  columns: readonly string[],
): RawBuilder<boolean> {
  const json = sql.ref(`c.${side}`)
  if (engineOf(db) === 'postgres') return sql`to_jsonb(t) is distinct from ${json}::jsonb`
  if (columns.length === 0) return sql`${sql.ref(`t.${key}`)} is not null`
  const differing = columns.map((column) => sql`${sql.ref(`t.${column}`)} is not ${textOf(db, side, column)}`)
  return sql`case when ${json} is null then ${sql.ref(`t.${key}`)} is not null else ${sql.join(differing, sql` or `)} end`
}
