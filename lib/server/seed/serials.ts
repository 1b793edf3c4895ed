import type { Kysely } from 'kysely'
import { productKindSchema } from '@/lib/contract/product'
import { termOf } from '@/lib/domain/warranty/terms'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'

/** The sample lots are of the first forty weeks of this year, all of line A. */
const year = '26'
const weeks = 40
/** Parts of one product in a lot. */
const perProduct = 400

/** Issues a range of sample serials to every product that has a warranty; deterministic. Answers how many ranges. */
export async function writeSerialRanges(db: Kysely<Database>): Promise<number> {
  const products = await db.selectFrom('product').select(['id', 'kind']).orderBy('id').execute()
  const rows = products
    .filter(({ kind }) => termOf(productKindSchema.parse(kind)) !== null)
    .map(({ id }, i) => {
      const lot = `${year}${String((i % weeks) + 1).padStart(2, '0')}A`
      const before = Math.floor(i / weeks) * perProduct
      return {
        id: `${lot}-${before + 1}`,
        lot,
        first_number: before + 1,
        last_number: before + perProduct,
        product_id: id,
      }
    })
  // A larger seed than the sample programme has more products than a lot has numbers; those are left without.
  const issued = rows.filter(({ last_number: last }) => last <= 99_999)
  await insertAll(db, 'serial_range', issued)
  return issued.length
}
