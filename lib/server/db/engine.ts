import type { Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Whether a `DATABASE_URL` names a PostgreSQL database; every other one is the path of a SQLite file. */
export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * Which SQL dialect a database handle speaks. By what its adapter says of itself, not by its class: the built site has Kysely once for what opens
 * the database at the start and once for pages.
 */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter.supportsTransactionalDdl ? 'postgres' : 'sqlite'
}
