import { sql, type Kysely } from 'kysely'
import type { Family } from '@/lib/contract/product-words'
import type { Database } from '@/lib/server/db/schema'

export type DocumentedProduct = {
  id: string
  updatedOn: string
  /** Whether there is a vehicle to list. */
  fitted: boolean
}

type Selection = {
  /** In this order; null = all, newest first, spares last. */
  ids: readonly string[] | null
  vehicle: string | null
  family: Family | null
}

const fits = sql<number>`case when exists (select 1 from fitment where fitment.product_id = product.id and fitment.status <> 'does-not-fit') then 1 else 0 end`
const sparesLast = sql<number>`case product.family when 'spares' then 1 else 0 end`

/** Every product of a selection with what decides which documents it has; a row is a few bytes, and the programme has about a thousand. */
export async function listDocumented(
  db: Kysely<Database>,
  { ids, vehicle, family }: Selection,
): Promise<DocumentedProduct[]> {
  if (ids?.length === 0) return []
  let query = db.selectFrom('product').select(['product.id', 'product.updated_on', fits.as('fitted')])
  if (ids) query = query.where('product.id', 'in', [...ids])
  if (family) query = query.where('product.family', '=', family)
  if (vehicle)
    query = query.where('product.id', 'in', (eb) =>
      eb
        .selectFrom('fitment')
        .select('fitment.product_id')
        .where('fitment.vehicle_id', '=', vehicle)
        .where('fitment.status', '!=', 'does-not-fit'),
    )
  const rows = await query.orderBy(sparesLast).orderBy('product.released_on', 'desc').orderBy('product.id').execute()
  const products = rows.map((row) => ({ id: row.id, updatedOn: row.updated_on, fitted: Number(row.fitted) === 1 }))
  if (!ids) return products
  const place = new Map(ids.map((id, i) => [id, i]))
  return products.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}
