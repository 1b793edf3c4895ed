import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { databaseUnavailable } from '@/lib/server/fault'
import { logFailure } from '@/lib/server/http/log'
import { isUnhurried } from './pace'
import { openCheckout } from './postgres-checkout'
import { wrapClient, type PostgresConnection } from './postgres-connection'
import { noticeOften } from './postgres-statements'
import { createTurns } from './turns'
import { batchWaits, type Waits } from './waits'

/** Nothing is held by who does nothing. */
const idleInTransactionMs = 10_000
const idleMs = 30_000
/** What a server that still runs needs to tell by itself that a statement took too long. */
const tellMs = 300

/** Of connections; those that are for nobody who writes keep reads going while writers wait for each other's rows. */
const visitors = { all: 10, writing: 7 } as const
const longWork = { all: 2, writing: 2 } as const
/** Transactions that wait in this process for their turn at a connection. */
const mostWaiting = 200

/** A pool that gives up in time, throws a Fault when the server is not to be had, and survives the loss of connections. */
export function createPostgresPool(connectionString: string, waits: Waits): PostgresPool {
  const pool = openPool(connectionString, waits, visitors)
  let patient: PostgresPool | null = null
  return {
    connect: () =>
      isUnhurried() ? (patient ??= openPool(connectionString, batchWaits, longWork)).connect() : pool.connect(),
    end: async () => {
      await pool.end()
      await patient?.end()
    },
  }
}

function openPool(connectionString: string, waits: Waits, most: { all: number; writing: number }): PostgresPool {
  const { connectMs, statementMs, lockMs } = waits
  const pool = new Pool({
    connectionString,
    max: most.all,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + tellMs }),
  })
  const nameOf = noticeOften()
  const broken = new WeakSet<PoolClient>()
  // Without listeners, a connection that is lost would end the process: here one that nobody uses, there one between two questions, whose user
  // learns of it by the next.
  pool.on('error', logFailure)
  pool.on('connect', (client) => client.on('error', () => broken.add(client)))
  const used = new WeakSet<PoolClient>()
  const connect = async (isNew: boolean): Promise<PostgresConnection> => {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(databaseUnavailable(error)))
    if (isNew && used.has(client)) {
      client.release(true)
      return connect(true)
    }
    used.add(client)
    return wrapClient(client, nameOf, broken)
  }
  const writers = createTurns({ atOnce: most.writing, mostWaiting, waitMs: connectMs })
  return {
    connect: async () => openCheckout({ connect, writers, waits }),
    end: () => pool.end(),
  }
}
