import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { codeOf, databaseUnavailable, diskFull } from '@/lib/server/fault'
import { logFailure } from '@/lib/server/http/log'
import type { Waits } from './waits'

/** Nothing is held by who does nothing. */
const idleInTransactionMs = 10_000
const idleMs = 30_000
/** What a server that still runs needs to tell by itself that a statement took too long. */
const tellMs = 300

/** Cancelled or too slow, locked, idle for too long, undone for another's sake, only readable, out of connections, going down or coming up. */
const unavailable = /^(08...|40001|40P01|53[234]00|55P03|57014|57P0[1-5]|25006|25P03)$/

/** A pool that gives up in time, throws a Fault when the server is not to be had, and survives the loss of connections. */
export function createPostgresPool(connectionString: string, { connectMs, statementMs, lockMs }: Waits): PostgresPool {
  const pool = new Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + tellMs }),
  })
  const nameOf = noticeOften()
  // Without listeners, a connection that is lost would end the process: here one that nobody uses, there one between two questions, whose user
  // learns of it by the next.
  pool.on('error', logFailure)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    connect: async () =>
      wrapClient(await pool.connect().catch((error: unknown) => Promise.reject(databaseUnavailable(error))), nameOf),
    end: () => pool.end(),
  }
}

/** Statements that are asked again and again are planned once for each connection: planning takes longer than finding what an index has. */
const prepared = { from: 3, atMost: 150, longest: 2000, remembered: 1000 } as const

type NameOf = (sql: string) => string | null

/** Names of the statements of a pool that are asked often; lists of ever other lengths do not keep others from being noticed. */
function noticeOften(): NameOf {
  const asked = new Map<string, { times: number; name: string | null }>()
  let names = 0
  return (sql) => {
    if (sql.length > prepared.longest) return null
    const known = asked.get(sql) ?? { times: 0, name: null }
    known.times += 1
    if (known.name === null && known.times >= prepared.from && names < prepared.atMost) {
      names += 1
      known.name = `often_${names}`
    }
    if (asked.size >= prepared.remembered && !asked.has(sql))
      for (const [text, { name }] of asked) if (name === null) asked.delete(text)
    asked.set(sql, known)
    return known.name
  }
}

async function ask(client: PoolClient, name: string | null, text: string, values: unknown[]) {
  if (name === null) return client.query(text, values)
  try {
    return await client.query({ name, text, values })
  } catch (error) {
    // A table has another column since.
    if (codeOf(error) !== '0A000') throw error
    return client.query(text, values)
  }
}

/** A connection that left one question unanswered is asked nothing more, and thrown away when it comes back. */
function wrapClient(client: PoolClient, nameOf: NameOf): PostgresPoolClient {
  let lost = false
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (lost) throw databaseUnavailable(new Error('The connection was given up'))
    try {
      return await ask(client, nameOf(sql), sql, [...parameters])
    } catch (error) {
      lost = !(error instanceof DatabaseError) && !(error instanceof TypeError)
      throw lost ? databaseUnavailable(error) : faultOf(error)
    }
  }
  // The other way to call it, with a cursor, is for streams, which nothing here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(lost) }
}

function faultOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === '53100') return diskFull('database', error)
  return unavailable.test(code) ? databaseUnavailable(error) : error
}
