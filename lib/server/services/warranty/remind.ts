import type { Kysely } from 'kysely'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { holdingStates } from '@/lib/domain/warranty/states'
import { nextService } from '@/lib/domain/warranty/service'
import { serviceReminderDays } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { readMessageChoices } from './message-choices'
import { notifyServiceDue } from './notify'
import { readWarranty, type Warranty } from './rows'

const batch = 200
/** Sorts after every day. */
const never = 'never'

type Work = { warranty: Warranty; /** Null = not counted yet. */ remindOn: string | null }

async function findDue(db: Kysely<Database>, today: string): Promise<Work[]> {
  const rows = await db
    .selectFrom('warranty')
    .selectAll()
    .where('owner', '!=', '')
    .where('state', 'in', [...holdingStates])
    .where((e) => e.or([e('remind_on', 'is', null), e('remind_on', '<=', today)]))
    .limit(batch)
    .execute()
  return rows.map((row) => ({ warranty: readWarranty(row), remindOn: row.remind_on }))
}

/** The first service on or after a day; null = the part has none. */
async function serviceFrom(db: Kysely<Database>, warranty: Warranty, day: string): Promise<string | null> {
  const { term, productId, purchase } = warranty
  const [product] = productId === null ? [] : await findProductSummaries(db, { ids: [productId], lang: 'en' })
  if (term === null || !product) return null
  return nextService({ term, kind: product.kind }, purchase.fittedOn ?? purchase.boughtOn, day, null)?.on ?? null
}

async function remind(db: Kysely<Database>, { warranty, remindOn }: Work, now: Date): Promise<void> {
  const today = dayInThailand(now)
  const dueOn = await serviceFrom(db, warranty, remindOn === null ? today : addDays(remindOn, serviceReminderDays))
  // What came due while nothing ran is told late rather than never, but not once it is long over.
  const isDue = dueOn !== null && addDays(dueOn, -serviceReminderDays) <= today
  const next = isDue ? await serviceFrom(db, warranty, addDays(dueOn, 1)) : dueOn
  await db.transaction().execute(async (trx) => {
    const counted = trx
      .updateTable('warranty')
      .set({ remind_on: next === null ? never : addDays(next, -serviceReminderDays) })
    const { numUpdatedRows } = await counted
      .where('id', '=', warranty.id)
      .where('remind_on', remindOn === null ? 'is' : '=', remindOn)
      .executeTakeFirst()
    const wanted = isDue && addDays(dueOn, serviceReminderDays) >= today && numUpdatedRows > 0n
    if (wanted && (await readMessageChoices(trx, warranty)).reminders)
      await notifyServiceDue(trx, { warrantyId: warranty.id, dueOn }, now)
  })
}

/** Queues the reminder of each service that comes due, once for each due day. Answers how many registrations were looked at. */
export async function remindOfService(db: Kysely<Database>, now: Date): Promise<number> {
  const today = dayInThailand(now)
  let count = 0
  for (let due = await findDue(db, today); due.length > 0; due = await findDue(db, today)) {
    for (const work of due) await remind(db, work, now)
    count += due.length
  }
  return count
}
