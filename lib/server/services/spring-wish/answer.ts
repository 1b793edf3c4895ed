import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { WishTable } from '@/lib/server/db/tables/wishes'
import { readSprings } from './find-springs'
import { notifyAnswered, notifyCompany, type Answered } from './notify'

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

/** Tells the company of new wishes that only have a phone number, each once. */
async function tellOfCalls(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wishes: WishTable[] = await trx
      .updateTable('wish')
      .set({ told_at: now.toISOString() })
      .where('id', 'in', (query) =>
        query
          .selectFrom('wish')
          .select('id')
          .where('email', '=', '')
          .where('suspected', '=', 0)
          .where('told_at', 'is', null)
          .where('answered_at', 'is', null)
          .orderBy('created_at')
          .limit(mostCalls),
      )
      .where('told_at', 'is', null)
      .returningAll()
      .execute()
    await notifyCompany(
      trx,
      wishes.map((wish) => ({ wish, path: null })),
      now,
    )
  })
}

/**
 * Answers every wish whose vehicle has springs by now, once: by e-mail, or by telling the company whom to call. Runs in the site's own worker, whose
 * secret seals the messages; an import may come from another machine. Any number of workers may do this at once. Returns how many were ready.
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
  const ready = open.flatMap((wish): Answered[] => {
    const found = findSprings({ ...wish, vehicleId: wish.vehicle_id })
    return found ? [{ wish, ...found }] : []
  })
  await answerByPhone(
    db,
    ready.filter(({ wish }) => wish.email === ''),
    now,
  )
  await tellOfCalls(db, now)
  for (const one of ready.filter(({ wish }) => wish.email !== ''))
    await db.transaction().execute(async (trx) => {
      if (await markAnswered(trx, one, now)) await notifyAnswered(trx, one, now)
    })
  return ready.length
}
