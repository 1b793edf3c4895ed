import type { Kysely } from 'kysely'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Database, ProductNumberTable } from '../schema'

export type NumberedProduct = { productId: string; role: ProductNumberTable['role']; key: string }

/** Products that superseded a part number, or replace one of a vehicle maker; `keys` are as `normalizeCode` writes them. */
export async function findByNumber(db: Kysely<Database>, keys: readonly string[]): Promise<NumberedProduct[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('product_number')
    .innerJoin('product', 'product.id', 'product_number.product_id')
    .select(['product.id as productId', 'product_number.role', 'product_number.number_key as key'])
    .where('product_number.number_key', 'in', [...keys])
    .orderBy('product_number.role')
    .orderBy('product.released_on', 'desc')
    .orderBy('product.id')
    .execute()
  return rows
}

/** The product of a part number written as an address: its own, or one that it superseded; null = there is none, or not only one. */
export async function findIdByCode(db: Kysely<Database>, written: string): Promise<string | null> {
  const key = normalizeCode(written)
  const own = await db.selectFrom('product').select('id').where('code_key', '=', key).executeTakeFirst()
  if (own) return own.id
  const former = (await findByNumber(db, [key])).filter(({ role }) => role === 'former')
  return former.length === 1 ? (former[0]?.productId ?? null) : null
}
