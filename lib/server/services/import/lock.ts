import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { ImportRefusal } from '@/lib/server/import/refusal'

const key = 'import-reading'
/** A reader that is silent for so long is gone, ms. */
const leaseMs = 60_000

const until = () => new Date(Date.now() + leaseMs).toISOString()

const busy = () => new ImportRefusal('Another file is being read; wait until it is done.', { reason: 'busy' })

/** One file at a time, whichever instance reads it. Throws an ImportRefusal while another is read, and to one that has lost its turn by its silence. */
export async function withImportLock<T>(
  db: Kysely<Database>,
  work: (extend: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const holder = randomUUID()
  /** The end of the turn comes first, for it is compared. */
  let value = `${until()} ${holder}`
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where('meta.value', '<', new Date().toISOString()),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw busy()
  const extend = async () => {
    const longer = `${until()} ${holder}`
    const { numUpdatedRows } = await db
      .updateTable('meta')
      .set({ value: longer })
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw busy()
    value = longer
  }
  try {
    return await work(extend)
  } finally {
    await db.deleteFrom('meta').where('key', '=', key).where('value', '=', value).execute()
  }
}
