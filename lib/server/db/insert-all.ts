import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { engineOf } from './engine'

/** SQLite allows 32,766 parameters a statement; longer ones take more memory and are no faster. */
const maxParameters = 4000

/** Inserts many rows in few statements. The first row names the columns of all. */
export async function insertAll<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const size = Math.max(1, Math.floor(maxParameters / Object.keys(first).length))
  for (let at = 0; at < rows.length; at += size) {
    const part = rows.slice(at, at + size)
    if (engineOf(db) === 'postgres') await insertJson(db, table, part)
    else await db.insertInto(table).values(part).execute()
  }
}

/** PostgreSQL plans a statement by its parameters: one with thousands takes longer to plan than its rows to write. */
async function insertJson(db: Kysely<Database>, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(db)
}
