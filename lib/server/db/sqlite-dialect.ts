import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type LibsqlDatabase from 'libsql'
import { codeOf, databaseUnavailable, diskFull } from '@/lib/server/fault'

const retryMs = 20
const keptStatements = 100
const write = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i
const unavailable = /^SQLITE_(BUSY|LOCKED|READONLY|CANTOPEN|IOERR|PROTOCOL)/

/**
 * SQLite that never blocks the process: who finds the file locked waits beside everybody else, until `lockMs` after having asked for the
 * connection. Every write takes the lock for writing first: a statement that failed on a lock stays open in libsql, and what its connection
 * writes later cannot be committed.
 */
export function createSqliteDialect(open: () => LibsqlDatabase.Database, lockMs: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(open, lockMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The one connection is handed out in turn. The file is opened by the first call, and anew by the next when that fails. */
function createDriver(open: () => LibsqlDatabase.Database, lockMs: number): Driver {
  let file: LibsqlDatabase.Database | null = null
  let statements: Statements | null = null
  const waiting: (() => void)[] = []
  let busy = false
  const own = (connection: DatabaseConnection): SqliteConnection => {
    if (connection instanceof SqliteConnection) return connection
    throw new TypeError('A connection of another driver')
  }
  return {
    async init() {
      file = orFault(open)
      statements = new Statements(file)
    },
    async acquireConnection() {
      const asked = performance.now()
      if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
      busy = true
      if (file === null || statements === null) throw new TypeError('The database is closed')
      return new SqliteConnection(file, statements, lockMs, asked)
    },
    beginTransaction: async (connection) => own(connection).begin(),
    commitTransaction: async (connection) => own(connection).commit(),
    rollbackTransaction: async (connection) => own(connection).rollBack(),
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else busy = false
    },
    async destroy() {
      emptyLog(file)
      file?.close()
      file = null
      statements = null
    },
  }
}

/**
 * Writes what stands in the log alone into the file, since kept statements hold libsql's connection open past its closing. What finds no room
 * stays in the log, which is read at the next opening.
 */
function emptyLog(file: LibsqlDatabase.Database | null): void {
  try {
    file?.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}

const changesSchema = /^\s*(create|alter|drop)\b/i

/**
 * Statements to be used again. What libsql prepares is freed only when V8 collects the handle, which weighs nothing to it: an import that
 * prepared every statement anew held hundreds of megabytes. A statement that failed is not kept, for it may still be open.
 */
class Statements {
  private readonly kept = new Map<string, LibsqlDatabase.Statement>()
  private readonly file: LibsqlDatabase.Database

  constructor(file: LibsqlDatabase.Database) {
    this.file = file
  }

  take(sql: string): LibsqlDatabase.Statement {
    const known = this.kept.get(sql)
    this.kept.delete(sql)
    return known ?? this.file.prepare(sql)
  }

  /** The one that was used longest ago goes first. */
  keep(sql: string, statement: LibsqlDatabase.Statement): void {
    if (changesSchema.test(sql)) this.kept.clear()
    else this.kept.set(sql, statement)
    const [oldest] = this.kept.keys()
    if (this.kept.size > keptStatements && oldest !== undefined) this.kept.delete(oldest)
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly file: LibsqlDatabase.Database
  private readonly statements: Statements
  private readonly lockMs: number
  /** When the wait for a lock began; null = it begins with the next statement. */
  private asked: number | null

  constructor(file: LibsqlDatabase.Database, statements: Statements, lockMs: number, asked: number) {
    this.file = file
    this.statements = statements
    this.lockMs = lockMs
    this.asked = asked
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.file.inTransaction) return orFault(() => this.ask<R>(sql, parameters))
    if (!write.test(sql)) return this.whenFree(() => this.ask<R>(sql, parameters))
    await this.begin()
    try {
      const result = orFault(() => this.ask<R>(sql, parameters))
      this.commit()
      return result
    } catch (error) {
      this.rollBack()
      throw error
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  begin(): Promise<void> {
    return this.whenFree(() => void this.file.exec('begin immediate'))
  }

  commit(): void {
    orFault(() => this.file.exec('commit'))
  }

  /** Does nothing when SQLite has rolled back by itself, as it does on a full disk. */
  rollBack(): void {
    if (this.file.inTransaction) orFault(() => this.file.exec('rollback'))
  }

  private async whenFree<T>(run: () => T): Promise<T> {
    const until = (this.asked ?? performance.now()) + this.lockMs
    this.asked = null
    for (;;) {
      try {
        return run()
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() >= until) throw faultOf(error)
      }
      await pause(retryMs)
    }
  }

  private ask<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const statement = this.statements.take(sql)
    // The columns of a row are known to the query, not to the file.
    if (statement.reader) {
      const rows = statement.all(parameters) as R[]
      this.statements.keep(sql, statement)
      return { rows }
    }
    const { changes, lastInsertRowid } = statement.run(parameters)
    this.statements.keep(sql, statement)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

function orFault<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw faultOf(error)
  }
}

function faultOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'SQLITE_FULL') return diskFull('database', error)
  return unavailable.test(code) ? databaseUnavailable(error) : error
}
