import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { dayInThailand } from '@/lib/domain/calendar'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'

/** Serials one caller registers on a day without being asked: a car's four corners and one more. */
export const serialsADay = 5

const serialsSchema = z.array(z.string())

/** What stands for an address where it must not be kept. */
export function callerOf(address: string): string {
  return createHmac('sha256', deriveKey('caller')).update(address).digest('base64url')
}

/** Counts the serials of a registration for its caller, each once a day. True = more than {@link serialsADay}, this registration included. */
export async function countSerials(
  trx: Transaction<Database>,
  caller: string,
  serials: readonly string[],
  now: Date,
): Promise<boolean> {
  const day = dayInThailand(now)
  // Writes even where nothing changes: calls of one caller then wait for each other and are counted one after another.
  const row = await trx
    .insertInto('caller_day')
    .values({ caller, day, serials: '[]' })
    .onConflict((conflict) =>
      conflict.column('caller').doUpdateSet((eb) => ({
        serials: eb.case().when('caller_day.day', '=', day).then(eb.ref('caller_day.serials')).else('[]').end(),
        day,
      })),
    )
    .returning('serials')
    .executeTakeFirstOrThrow()
  const all = [...new Set([...serialsSchema.parse(JSON.parse(row.serials)), ...serials])]
  await trx
    .updateTable('caller_day')
    .set({ serials: JSON.stringify(all.slice(0, serialsADay)) })
    .where('caller', '=', caller)
    .execute()
  return all.length > serialsADay
}

/** Forgets who called on an earlier day. Returns how many. */
export async function deleteOldCallers(
  db: Pick<Transaction<Database>, 'deleteFrom'>,
  { day }: RetentionLimit,
): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('caller_day').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
