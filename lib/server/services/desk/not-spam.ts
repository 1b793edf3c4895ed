import type { Transaction } from 'kysely'
import type { DeskKind } from '@/lib/contract/desk-words'
import type { Database } from '@/lib/server/db/schema'
import { notifyOpened } from '@/lib/server/services/case/notify'
import { readWarranty } from '@/lib/server/services/warranty/rows'

async function clearCase(trx: Transaction<Database>, number: string, now: Date): Promise<void> {
  const row = await trx
    .updateTable('visitor_case')
    .set({ suspected: 0 })
    .where('number', '=', number)
    .where('suspected', '=', 1)
    .returningAll()
    .executeTakeFirst()
  // The receipt that was held back.
  if (row) await notifyOpened(trx, row, null, now)
}

async function clearWarranty(trx: Transaction<Database>, number: string): Promise<void> {
  const row = await trx.selectFrom('warranty').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) return
  const flags = readWarranty(row).flags.filter((flag) => flag !== 'spam-suspected')
  await trx
    .updateTable('warranty')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', row.id)
    .execute()
}

/** Takes back that something was sent by a program: from now on its sender gets messages. */
export async function clearSuspicion(
  trx: Transaction<Database>,
  { kind, id }: { kind: DeskKind; id: string },
  now: Date,
): Promise<void> {
  if (kind === 'registration') return clearWarranty(trx, id)
  if (kind === 'visit') await trx.updateTable('appointment').set({ suspected: 0 }).where('number', '=', id).execute()
  else if (kind === 'wish') await trx.updateTable('wish').set({ suspected: 0 }).where('id', '=', id).execute()
  else if (kind !== 'claim') await clearCase(trx, id, now)
}
