import type { Insertable, Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

/** SQLite allows 32,766 parameters a statement; longer ones take more memory and are no faster. */
const maxParameters = 4000

/** Inserts many rows in few statements. */
export async function insertAll<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const size = Math.max(1, Math.floor(maxParameters / Object.keys(first).length))
  for (let at = 0; at < rows.length; at += size)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + size))
      .execute()
}
