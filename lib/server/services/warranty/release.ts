import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '../context'
import { notifyChanged } from './notify'
import { transitionWarranty, type Change } from './transitions'
import { printedSerial } from '@/lib/domain/serial'
import { staffChange } from './staff-change'

/** Frees the serials of a registration and ends its cover. */
export async function endHold(trx: Transaction<Database>, warrantyId: string): Promise<void> {
  await trx.deleteFrom('serial_holder').where('warranty_id', '=', warrantyId).execute()
  await trx
    .updateTable('warranty')
    .set({ covered_until: null, covered_km: null })
    .where('id', '=', warrantyId)
    .execute()
}

/** Takes serials from the registrations that hold them, which wait for their owners again; each is told the reason. Answers their numbers. */
export async function releaseSerials(
  trx: Transaction<Database>,
  serials: readonly string[],
  change: Change,
): Promise<string[]> {
  const holders = await trx
    .selectFrom('serial_holder')
    .innerJoin('warranty', 'warranty.id', 'serial_holder.warranty_id')
    .select(['warranty.id', 'warranty.number'])
    .where('serial_holder.serial', 'in', [...serials])
    .orderBy('warranty.id')
    .distinct()
    .execute()
  for (const { id } of holders) {
    await transitionWarranty(trx, id, 'needs-information', { ...change, detail: `released ${serials.join(' ')}` })
    await endHold(trx, id)
    await notifyChanged(trx, { warrantyId: id, state: 'needs-information', reason: change.reason ?? null }, change.at)
  }
  return holders.map(({ number }) => number)
}

/** Takes a serial from its holder. FORBIDDEN for anybody but staff, NOT_FOUND when nobody holds it. */
export async function releaseSerial({ serial, reason }: ParsedInputOf<'releaseSerial'>, context: ServiceContext) {
  const change = staffChange(reason, context)
  return context.db.transaction().execute(async (trx) => {
    const [number] = await releaseSerials(trx, [printedSerial(serial)], change)
    if (number === undefined) throw new ApiError('NOT_FOUND')
    return { number, state: 'needs-information' as const }
  })
}
