import { sql, type Transaction } from 'kysely'
import type { Database } from './schema'

/**
 * Lets transactions that change what belongs to the same rows follow each other, so that each sees and counts what the one before has made of it. Comes
 * first in its transaction: it writes, without changing anything, because SQLite's one lock is for writing.
 */
export async function queueAt<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  column: keyof Database[Table] & string,
  value: string,
): Promise<void> {
  const key = sql.ref(column)
  await sql`update ${sql.table(table)} set ${key} = ${key} where ${key} = ${value}`.execute(trx)
}
