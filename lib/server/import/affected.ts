import { sql, type Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { textOf } from './change-sql'
import { findRows, type Entity } from './changes'

export type Affected = { products: Set<string>; vehicles: Set<string> }

/** Columns of a product that its search document, its adjusters for filters, its numbers and its vehicle types are made of. */
const foundBy = [
  'code',
  'family',
  'kind',
  'series',
  'construction',
  'adjusters',
  'former_codes',
  'original_numbers',
] as const

/** What the rows of a batch belong to. */
export type Owners = { products: string[]; vehicles: string[]; moved: string[]; models: string[]; brands: string[] }

export async function listOwners(db: Kysely<Database>, batchId: string): Promise<Owners> {
  // The first word of a change's id is the id of the thing whose row it is.
  const ownersOf = async (entity: Entity, differing: readonly string[] = []) =>
    (await listIds(db, { batchId, entity, differing })).map((id) => id.split(' ', 1)[0] ?? '')
  return {
    products: [
      ...(await ownersOf('product', foundBy)),
      ...(await ownersOf('product_text')),
      ...(await ownersOf('fitment')),
    ],
    vehicles: await ownersOf('vehicle'),
    moved: await ownersOf('vehicle', ['model_id']),
    models: [...(await ownersOf('model')), ...(await ownersOf('model_alias'))],
    brands: await ownersOf('brand'),
  }
}

/**
 * What is found differently once the changes of a batch are made: changed things, the vehicles of a changed brand or model, and the
 * products listed for those. Depends on what is stored, so ask before and after applying.
 */
export async function listAffected(db: Kysely<Database>, owners: Owners): Promise<Affected> {
  const products = new Set(owners.products)
  const branded = await findRows(db, 'model', 'brand_id', owners.brands)
  const models = [...owners.models, ...branded.map((row) => String(row.id))]
  const ofModels = (await findRows(db, 'vehicle', 'model_id', models)).map((row) => String(row.id))
  for (const row of await findRows(db, 'fitment', 'vehicle_id', [...ofModels, ...owners.moved]))
    products.add(String(row.product_id))
  return { products, vehicles: new Set([...owners.vehicles, ...ofModels]) }
}

/** Ids of a batch's changes to one table; with columns only of rows that come, go, or differ in one of them: prices and figures leave the search index as it is. */
async function listIds(
  db: Kysely<Database>,
  { batchId, entity, differing }: { batchId: string; entity: Entity; differing: readonly string[] },
): Promise<string[]> {
  const differs = [
    sql`${sql.ref('c.before')} is null`,
    sql`${sql.ref('c.after')} is null`,
    ...differing.map((column) => sql`${textOf(db, 'before', column)} is distinct from ${textOf(db, 'after', column)}`),
  ]
  const wanted = differing.length === 0 ? sql`1 = 1` : sql.join(differs, sql` or `)
  const { rows } = await sql<{ id: string }>`
    select distinct c.entity_id as id from import_change c
    where c.batch_id = ${batchId} and c.entity = ${entity} and (${wanted})`.execute(db)
  return rows.map(({ id }) => id)
}

export function joinAffected(a: Affected, b: Affected): Affected {
  return { products: new Set([...a.products, ...b.products]), vehicles: new Set([...a.vehicles, ...b.vehicles]) }
}
