import { sql, type Kysely } from 'kysely'
import { migrations } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import type { Waits } from '@/lib/server/db/waits'
import { codeOf, isFault } from '@/lib/server/fault'
import type { Reason } from './check'

/** For connections that only checks use: they take nothing from visitors and are answered before the check's deadline. */
export const checkWaits: Waits = { connectMs: 1000, statementMs: 1000, lockMs: 1000, wholeMs: 2000 }

/** A lock, a limit of time, or no answer at all, for which pg has no code. */
const frozen = /^(SQLITE_(BUSY|LOCKED)\w*|55P03|57014|)$/
const readonly = /^(SQLITE_READONLY\w*|25006)$/

/** Whether visitors can be answered from a database, and what they send be kept: one row is read, and one is written for good. */
export async function checkDatabase(db: Kysely<Database>, now: Date): Promise<Reason | null> {
  const value = now.toISOString()
  return orReason(async () => {
    const known = await db.selectFrom('model').select('id').limit(1).executeTakeFirst()
    await db
      .insertInto('meta')
      .values({ key: 'checked', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    return known ? null : 'database-empty'
  })
}

/** Whether a database can be read and has every table this version needs; one that a newer version has migrated further is fine. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const newest = Object.keys(migrations).at(-1) ?? ''
  const { rows } = await sql`select name from kysely_migration where name = ${newest}`.execute(db)
  return rows.length > 0
}

/** The reason of whatever a database throws. */
export async function orReason(ask: () => Promise<Reason | null>): Promise<Reason | null> {
  return ask().catch((error: unknown) => {
    if (!isFault(error)) return 'database-broken'
    if (error.code === 'STORAGE_FULL') return 'disk-full'
    const code = codeOf(error.cause)
    return readonly.test(code) ? 'database-readonly' : frozen.test(code) ? 'database-frozen' : 'database-unreachable'
  })
}
