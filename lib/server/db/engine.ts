import { PostgresAdapter, type Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Which SQL dialect a database handle speaks; the two places that need to know are search and migrations. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
