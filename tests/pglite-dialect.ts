import { type PGlite, type Results, types } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

const parsers = { [types.INT8]: (value: string) => Number(value) }

/** Lets Kysely talk to an in-process PostgreSQL. The one connection is handed out in turn; big integers are read as numbers. */
export function createPgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(client: PGlite): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result: Results<R> = await client.query<R>(query.sql, [...query.parameters], { parsers })
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    },
    async *streamQuery<R>(query: CompiledQuery) {
      yield await this.executeQuery<R>(query)
    },
  }
  const waiting: (() => void)[] = []
  let busy = false
  const run = async (statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  return {
    init: () => client.waitReady,
    async acquireConnection() {
      if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
      busy = true
      return connection
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else busy = false
    },
    destroy: () => client.close(),
  }
}
