import type { KyselyConfig } from 'kysely'
import { traces } from '@/lib/server/traces/in-span'

/** A statement's first word and table; its values are no part of its text. */
function describeStatement(sql: string): { operation: string; collection: string } {
  const [operation = ''] = /^\s*[a-z]+/i.exec(sql) ?? []
  const [, collection = ''] = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(sql) ?? []
  return { operation: operation.trim().toLowerCase(), collection: collection.toLowerCase() }
}

/** Notes each statement in the trace of its request; nothing where nothing is traced. */
export function noteStatements(): Pick<KyselyConfig, 'log'> {
  if (traces() === null) return {}
  return {
    log({ query, queryDurationMillis }) {
      const { operation, collection } = describeStatement(query.sql)
      traces()?.noteSpan(
        `${operation} ${collection}`.trim(),
        { 'db.operation': operation, 'db.collection': collection },
        queryDurationMillis,
      )
    },
  }
}
