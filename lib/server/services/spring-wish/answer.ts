import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { WishTable } from '@/lib/server/db/tables/wishes'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { readSprings } from './find-springs'
import { notifyAnswered, notifyCompany, type Answered } from './notify'
import { langOf } from './records'

/** Calls that one message to the company lists. */
const mostCalls = 100

/** Marks a wish as answered; false = another worker was faster, or it was withdrawn. The mark is set in the transaction of the message. */
async function markAnswered(trx: Transaction<Database>, { wish, path }: Answered, now: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('wish')
    .set({ answered_at: now.toISOString(), path, same_key: null })
    .where('id', '=', wish.id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

async function answerByPhone(db: Kysely<Database>, ready: readonly Answered[], now: Date): Promise<void> {
  if (ready.length === 0) return
  await db.transaction().execute(async (trx) => {
    const mine: Answered[] = []
    for (const one of ready.slice(0, mostCalls)) if (await markAnswered(trx, one, now)) mine.push(one)
    await notifyCompany(trx, mine, now)
  })
}

/** Marks a wish as told; false = another worker was faster, or it was withdrawn. */
async function markTold(trx: Transaction<Database>, { id }: WishTable, now: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('wish')
    .set({ told_at: now.toISOString() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/** Tells the company of new wishes that only have a phone number, each once. */
async function tellOfCalls(db: Kysely<Database>, fresh: readonly WishTable[], now: Date): Promise<void> {
  if (fresh.length === 0) return
  await db.transaction().execute(async (trx) => {
    const mine: WishTable[] = []
    for (const wish of fresh.slice(0, mostCalls)) if (await markTold(trx, wish, now)) mine.push(wish)
    await notifyCompany(
      trx,
      mine.map((wish) => ({ wish, path: null })),
      now,
    )
  })
}

async function answerByEmail(db: Kysely<Database>, one: Answered, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await markAnswered(trx, one, now)) await notifyAnswered(trx, one, now)
  })
}

/**
 * Answers every wish whose vehicle has springs by now, once: by e-mail, or by telling the company whom to call. Runs in the site's own worker, whose
 * secret seals the messages; an import may come from another machine. Any number of workers may do this at once. One wish that fails keeps no other
 * from its turn. Returns how many were ready; throws when one has failed, once all have had their turn.
 */
export async function answerWishes(db: Kysely<Database>, now: Date): Promise<number> {
  const open = await db
    .selectFrom('wish')
    .selectAll()
    .where('answered_at', 'is', null)
    .where('suspected', '=', 0)
    .orderBy('created_at')
    .execute()
  if (open.length === 0) return 0
  const findSprings = await readSprings(db)
  const ready: Answered[] = []
  const waiting: WishTable[] = []
  const errors = await failuresOf(open, (wish) => {
    // Calls go in one message, which a single wish must not spoil.
    langOf(wish)
    const found = findSprings({ ...wish, vehicleId: wish.vehicle_id })
    if (found) ready.push({ wish, ...found })
    else waiting.push(wish)
  })
  const calls = [
    () =>
      answerByPhone(
        db,
        ready.filter(({ wish }) => wish.email === ''),
        now,
      ),
    () =>
      tellOfCalls(
        db,
        waiting.filter(({ email, told_at }) => email === '' && told_at === null),
        now,
      ),
  ]
  errors.push(...(await failuresOf(calls, (call) => call())))
  const byEmail = ready.filter(({ wish }) => wish.email !== '')
  errors.push(...(await failuresOf(byEmail, (one) => answerByEmail(db, one, now))))
  reportFailures(errors, 'wishes were not answered')
  return ready.length
}
