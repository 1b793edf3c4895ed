import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { ImportRefusal } from '@/lib/server/import/refusal'

const key = 'import-reading'
/** A reader that is silent for so long is gone, ms. */
const leaseMs = 60_000

const until = () => new Date(Date.now() + leaseMs).toISOString()

/** One file at a time, whichever instance reads it. Throws an ImportRefusal while another is read. */
export async function withImportLock<T>(
  db: Kysely<Database>,
  work: (extend: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('meta')
    .values({ key, value: until() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: until() }).where('meta.value', '<', new Date().toISOString()),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n)
    throw new ImportRefusal('Another file is being read; wait until it is done.', { reason: 'busy' })
  const extend = async () => {
    await db.updateTable('meta').set({ value: until() }).where('key', '=', key).execute()
  }
  try {
    return await work(extend)
  } finally {
    await db.deleteFrom('meta').where('key', '=', key).execute()
  }
}
