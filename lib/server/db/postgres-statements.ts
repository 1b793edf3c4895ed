import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { codeOf } from '@/lib/server/fault'

/** Statements that are asked again and again are planned once for each connection: planning takes longer than finding what an index has. */
const prepared = { from: 3, atMost: 150, longest: 2000, remembered: 1000 } as const

export type NameOf = (sql: string) => string | null

/** Names of the statements of a pool that are asked often; lists of ever other lengths do not keep others from being noticed. */
export function noticeOften(): NameOf {
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

/** `query_timeout`: how long the client waits for the answer, ms; undefined = as long as the pool says. */
export type Statement = QueryConfig & { query_timeout?: number | undefined }

/** Asks a statement, under the name it is planned under; null = it has none. */
export async function ask(client: PoolClient, name: string | null, statement: Statement): Promise<QueryResult> {
  if (name === null) return client.query(statement)
  try {
    return await client.query({ ...statement, name })
  } catch (error) {
    // A table has another column since.
    if (codeOf(error) !== '0A000') throw error
    return client.query(statement)
  }
}
