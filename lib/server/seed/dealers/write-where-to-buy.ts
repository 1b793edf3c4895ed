import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { writeDistributors, writeMissingDealers } from './write-dealers'

/** Dealers of every province and distributors abroad, once in the life of a database, so that what the company deletes stays away. */
export async function seedWhereToBuy(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('meta')
      .values({ key: 'where-to-buy', value: '"sample"' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows !== 1n) return
    await writeMissingDealers(trx)
    await writeDistributors(trx)
  })
}
