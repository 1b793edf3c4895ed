import { sql, type Kysely, type RawBuilder } from 'kysely'
import { chunkRows } from './chunks'
import type { Database } from '@/lib/server/db/schema'
import { groupBy } from '@/lib/utils/group-by'

/** Tables that an import may write, parents before children, each with its key. */
export const importTables = {
  brand: ['id'],
  model: ['id'],
  model_alias: ['model_id', 'lang', 'alias'],
  vehicle: ['id'],
  product: ['id'],
  product_text: ['product_id', 'lang'],
  product_redirect: ['old_id'],
  fitment: ['product_id', 'vehicle_id', 'axle'],
  banner: ['id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>

export type Entity = keyof typeof importTables
export const entities = Object.keys(importTables) as Entity[]
export type Row = Record<string, string | number | null>
/** One row of the database as it is and as it is to be; null = does not exist. */
export type Change = { entity: Entity; id: string; before: Row | null; after: Row | null }
/** A change with the row of the file that asks for it. */
export type PlannedChange = Change & { row: number }

export function idOf(entity: Entity, row: Row): string {
  return importTables[entity].map((column) => String(row[column] ?? '')).join(' ')
}

/** The database seen by table name and plain rows: what works on every table alike cannot know their columns. */
function asRows(db: Kysely<Database>): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>
}

/** Stored rows of one table with any of these values in one column. */
export async function findRows(
  db: Kysely<Database>,
  entity: Entity,
  column: string,
  values: Iterable<string>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const part of chunkRows([...new Set(values)])) {
    const rows = await asRows(db).selectFrom(entity).selectAll().where(columnOf(column), 'in', part).execute()
    for (const row of rows) found.push({ ...row })
  }
  return found
}

/** Rows by the value of one column. */
export function groupRows(rows: readonly Row[], column: string): Map<string, Row[]> {
  return groupBy(rows, (row) => String(row[column]))
}

const columnOf = (name: string): RawBuilder<string> => sql.ref<string>(name)

/** Columns that hold JSON: compared by what they say, not by how it is written. */
const jsonColumns = new Set([
  'adjusters',
  'spec',
  'setups',
  'former_codes',
  'original_numbers',
  'drives',
  'mount_points',
  'restrictions',
])

/** What has to be written so that the stored row says what the wanted one says; null = nothing. Columns in `silent` alone are no change. */
export function planRow(
  entity: Entity,
  before: Row | null,
  wanted: Row,
  silent: readonly string[] = [],
): Change | null {
  if (!before) return { entity, id: idOf(entity, wanted), before, after: wanted }
  const after: Row = {}
  let differs = false
  for (const [column, value] of Object.entries(wanted)) {
    const same = isSame(column, before[column] ?? null, value)
    after[column] = same ? (before[column] ?? null) : value
    if (!same && !silent.includes(column)) differs = true
  }
  return differs ? { entity, id: idOf(entity, before), before, after } : null
}

function isSame(column: string, a: Row[string], b: Row[string]): boolean {
  if (a === b) return true
  return (
    jsonColumns.has(column) &&
    typeof a === 'string' &&
    typeof b === 'string' &&
    canonical(JSON.parse(a)) === canonical(JSON.parse(b))
  )
}

/** JSON text that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Names of the figures that differ, with both values as text; JSON columns are taken apart. */
export function listDifferences(before: Row, after: Row): { field: string; before: string; after: string }[] {
  const [was, is] = [flatten(before), flatten(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) =>
    was[field] === is[field] ? [] : [{ field, before: was[field] ?? '', after: is[field] ?? '' }],
  )
}

function flatten(row: Row): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [column, value] of Object.entries(row)) {
    const parsed: unknown = jsonColumns.has(column) && typeof value === 'string' ? JSON.parse(value) : value
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed))
      for (const [key, inner] of Object.entries(parsed)) flat[key] = describe(inner)
    else flat[column] = describe(parsed)
  }
  return flat
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : canonical(value)
}
