import type { Insertable, Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

/** SQLite allows 32,766 parameters a statement; PostgreSQL 65,535. */
const maxParameters = 20_000

/** Inserts rows in as few statements as the engines allow. */
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
