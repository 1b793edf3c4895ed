import { DatabaseError, type PoolClient, type QueryResult } from 'pg'
import { codeOf } from '@/lib/server/fault'
import { ask, type NameOf } from './postgres-statements'

/** The server has ended the connection: it goes down, or somebody was idle in it for too long. */
const ended = /^(08...|57P0[1-35]|25P0[34])$/

export type PostgresConnection = {
  /** `waitMs`: how long to wait for the answer; undefined = as long as the pool does. Throws what pg throws. */
  query: (sql: string, parameters: readonly unknown[], waitMs: number | undefined) => Promise<QueryResult>
  /** Whether it is asked nothing more: it left a question unanswered. */
  isLost: () => boolean
  /** Whether it was lost because the connection itself has ended. */
  isEnded: () => boolean
  release: () => void
}

/** A connection that left one question unanswered is asked nothing more, and thrown away when it comes back. `broken`: those that said so between two questions. */
export function wrapClient(client: PoolClient, nameOf: NameOf, broken: WeakSet<PoolClient>): PostgresConnection {
  let isLost = false
  let isEnded = false
  return {
    query: async (text, parameters, waitMs) => {
      if (isLost) throw new Error('The connection was given up')
      try {
        return await ask(client, nameOf(text), { text, values: [...parameters], query_timeout: waitMs })
      } catch (error) {
        isEnded = broken.has(client) || ended.test(codeOf(error))
        isLost = isEnded || !(error instanceof DatabaseError || error instanceof TypeError)
        throw error
      }
    },
    isLost: () => isLost,
    isEnded: () => isEnded,
    release: () => client.release(isLost),
  }
}
