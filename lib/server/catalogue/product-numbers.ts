import { normalizeCode } from '@/lib/domain/product-code'
import type { ProductNumberTable } from '@/lib/server/db/schema'

type Numbered = { id: string; formerCodes: readonly string[]; originalNumbers: readonly string[] }

/** What finds a product beside its own part number, each number once. */
export function listNumberRows({ id, formerCodes, originalNumbers }: Numbered): ProductNumberTable[] {
  const rowsOf = (role: ProductNumberTable['role'], numbers: readonly string[]) =>
    [...new Set(numbers.map(normalizeCode))].map((number_key) => ({ product_id: id, number_key, role }))
  return [...rowsOf('former', formerCodes), ...rowsOf('original', originalNumbers)]
}
