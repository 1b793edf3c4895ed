import type { Kysely, Selectable } from 'kysely'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { holdingStates } from '@/lib/domain/warranty/states'
import { nextService } from '@/lib/domain/warranty/service'
import { serviceReminderDays } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { readMessageChoices } from './message-choices'
import { notifyServiceDue } from './notify'
import { readWarranty, type Warranty } from './rows'

const batch = 200
/** Sorts after every day. */
const never = 'never'

type Row = Selectable<Database['warranty']>

/** One by one in the order of their ids: a row that fails stays due, and must not be met again. `remind_on` null = not counted yet. */
async function* findDue(db: Kysely<Database>, today: string): AsyncGenerator<Row> {
  let rows: Row[] = []
  do {
    rows = await db
      .selectFrom('warranty')
      .selectAll()
      .where('id', '>', rows.at(-1)?.id ?? '')
      .where('owner', '!=', '')
      .where('state', 'in', [...holdingStates])
      .where((e) => e.or([e('remind_on', 'is', null), e('remind_on', '<=', today)]))
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* rows
  } while (rows.length === batch)
}

/** The first service on or after a day; null = the part has none. */
async function serviceFrom(db: Kysely<Database>, warranty: Warranty, day: string): Promise<string | null> {
  const { term, productId, purchase } = warranty
  const [product] = productId === null ? [] : await findProductSummaries(db, { ids: [productId], lang: 'en' })
  if (term === null || !product) return null
  return nextService({ term, kind: product.kind }, purchase.fittedOn ?? purchase.boughtOn, day, null)?.on ?? null
}

/** Answers when it is to be looked at next. */
async function remind(db: Kysely<Database>, warranty: Warranty, remindOn: string | null, now: Date): Promise<string> {
  const today = dayInThailand(now)
  const dueOn = await serviceFrom(db, warranty, remindOn === null ? today : addDays(remindOn, serviceReminderDays))
  // What came due while nothing ran is told late rather than never, but not once it is long over.
  const isDue = dueOn !== null && addDays(dueOn, -serviceReminderDays) <= today
  const next = isDue ? await serviceFrom(db, warranty, addDays(dueOn, 1)) : dueOn
  const nextOn = next === null ? never : addDays(next, -serviceReminderDays)
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('warranty')
      .set({ remind_on: nextOn })
      .where('id', '=', warranty.id)
      .where('remind_on', remindOn === null ? 'is' : '=', remindOn)
      .executeTakeFirst()
    const wanted = isDue && addDays(dueOn, serviceReminderDays) >= today && numUpdatedRows > 0n
    if (wanted && (await readMessageChoices(trx, warranty)).reminders)
      await notifyServiceDue(trx, { warrantyId: warranty.id, dueOn }, now)
  })
  return nextOn
}

/** Counts on from service to service, until the next one is still to come. */
async function catchUp(db: Kysely<Database>, row: Row, now: Date): Promise<void> {
  const warranty = readWarranty(row)
  let nextOn = row.remind_on
  do {
    nextOn = await remind(db, warranty, nextOn, now)
  } while (nextOn <= dayInThailand(now))
}

/**
 * Queues the reminder of each service that comes due, once for each due day. One registration that fails keeps no other from its turn. Answers how
 * many were looked at; throws when one has failed, once all have had their turn.
 */
export async function remindOfService(db: Kysely<Database>, now: Date): Promise<number> {
  let count = 0
  const errors = await failuresOf(findDue(db, dayInThailand(now)), (row) => {
    count += 1
    return catchUp(db, row, now)
  })
  reportFailures(errors, 'registrations were not reminded of their service')
  return count
}
