import { randomInt } from 'node:crypto'
import Libsql from 'libsql'
import { z } from 'zod'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { serialFrom } from '@/lib/domain/serial'
import { warrantyTerms } from '@/lib/domain/warranty/terms'

/** What stands on the label of a part. */
export type Label = { serial: string; part: string }

const rangesSchema = z.array(
  z.object({ lot: z.string(), first_number: z.number(), last_number: z.number(), code: z.string() }),
)

// No call tells which serials were issued: a test looks where the factory would.
function readRanges(condition: string, values: readonly string[]) {
  const database = new Libsql(endToEndEnvironment.DATABASE_URL)
  const ranges = rangesSchema.parse(
    database
      .prepare(
        `select lot, first_number, last_number, code from serial_range join product on product.id = product_id where ${condition}`,
      )
      .all(...values),
  )
  database.close()
  return ranges
}

/** A serial that hardly anybody else has taken: tests run beside each other and after each other on one database. */
function someLabel(condition: string, values: readonly string[]): Label {
  const ranges = readRanges(condition, values)
  const range = ranges[ranges.length === 0 ? 0 : randomInt(ranges.length)]
  if (!range) throw new Error(`No part was issued with ${condition}: ${values.join()}`)
  return { serial: serialFrom(range.lot, randomInt(range.first_number, range.last_number - 1)), part: range.code }
}

/** The label of an issued part that fits a vehicle as it is. */
export const labelFor = (vehicleId: string): Label =>
  someLabel(
    "exists (select 1 from fitment where fitment.product_id = product.id and vehicle_id = ? and status = 'direct' and restrictions = '[]')",
    [vehicleId],
  )

/** The label of an issued part with a term. */
export function labelOfTerm(term: WarrantyTermId): Label {
  const { kinds } = warrantyTerms[term]
  return someLabel(`kind in (${kinds.map(() => '?').join()})`, kinds)
}
