import type { PostgresPoolClient } from 'kysely'
import type { QueryResult } from 'pg'
import { codeOf, databaseUnavailable, diskFull, isFault } from '@/lib/server/fault'
import { endOf } from './pace'
import type { PostgresConnection } from './postgres-connection'
import type { Turns } from './turns'
import type { Waits } from './waits'

type CheckoutOptions = {
  /** `isNew`: one that nobody has used; of the others, more may have ended with the one that did. */
  connect: (isNew: boolean) => Promise<PostgresConnection>
  /** Of those that write, or may. */
  writers: Turns
  waits: Pick<Waits, 'statementMs' | 'wholeMs'>
}

/** Cancelled or too slow, locked, idle for too long, undone for another's sake, only readable, out of connections or means, a disk that fails, going down or coming up. */
const unavailable = /^(08...|40001|40P01|53[0234]00|55P03|57014|57P0[1-5]|58030|25006|25P0[34])$/

const reads = /^\s*(?:select|with)\b(?!.*\b(?:insert|update|delete)\b)/is
const begins = /^\s*(?:begin|start)\b/i
const rollsBack = /^\s*rollback\s*$/i
const ends = /^\s*(?:commit|rollback)\b/i

/**
 * What Kysely holds for a transaction, or for one statement. It takes a connection with its first statement, which tells what it is for: what may
 * write, and so wait for a row that others hold, needs a turn before. A connection that has ended since it was last used is replaced, once, by what
 * cannot do anything twice: a read, or the beginning of a transaction.
 */
export function openCheckout({ connect, writers, waits }: CheckoutOptions): PostgresPoolClient {
  const until = endOf(waits.wholeMs)
  let connection: PostgresConnection | null = null
  let endTurn: (() => void) | null = null

  /** How long the next statement may take, ms; undefined = as long as the pool allows. So may a commit: cut short, nobody would know whether it was carried out. */
  const waitFor = (sql: string): number | undefined => {
    const left = until - performance.now()
    if (ends.test(sql) || left > waits.statementMs) return undefined
    if (left > 0) return Math.ceil(left)
    throw databaseUnavailable(new Error('The time of the transaction is over'))
  }
  const open = async (sql: string, isNew: boolean): Promise<PostgresConnection> => {
    if (!reads.test(sql)) endTurn ??= await writers.take()
    return (connection = await connect(isNew))
  }
  const giveBack = () => {
    connection?.release()
    connection = null
  }
  const askFirst = async (sql: string, parameters: readonly unknown[]): Promise<QueryResult> => {
    const first = await open(sql, false)
    try {
      return await first.query(sql, parameters, waitFor(sql))
    } catch (error) {
      if (!first.isEnded() || !(reads.test(sql) || begins.test(sql))) throw error
      giveBack()
      return (await open(sql, true)).query(sql, parameters, waitFor(sql))
    }
  }
  const query = async (sql: string, parameters: readonly unknown[]): Promise<Pick<QueryResult, 'command' | 'rows'>> => {
    // It is undone with its connection; what had happened stays the error that is told.
    if (connection?.isLost() && rollsBack.test(sql)) return { command: 'ROLLBACK', rows: [] }
    try {
      return await (connection ? connection.query(sql, parameters, waitFor(sql)) : askFirst(sql, parameters))
    } catch (error) {
      throw faultOf(error, connection?.isLost() ?? false)
    }
  }
  return {
    // The other way to call it, with a cursor, is for streams, which nothing here uses.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      giveBack()
      endTurn?.()
    },
  }
}

function faultOf(error: unknown, isLost: boolean): unknown {
  if (isFault(error)) return error
  const code = codeOf(error)
  if (code === '53100') return diskFull('database', error)
  return isLost || unavailable.test(code) ? databaseUnavailable(error) : error
}
