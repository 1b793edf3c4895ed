import type { Kysely, KyselyPlugin } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

/** A database handle that writes down what is asked of it: kind of statement and table, in order. */
export function countWork(db: Kysely<Database>): { db: Kysely<Database>; queries: string[] } {
  const queries: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const tables = [...JSON.stringify(node).matchAll(/"TableNode","table":\{.*?"identifier":\{[^}]*"name":"(\w+)"/g)]
      queries.push(`${node.kind} ${tables[0]?.[1] ?? ''}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), queries }
}
