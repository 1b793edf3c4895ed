import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Database } from '../schema'

/** The columns that name a row of each table. */
const tables = {
  visit_count: ['day', 'path', 'lang', 'device', 'referrer', 'outcome'],
  search_count: ['day', 'lang', 'query', 'outcome'],
  vital_count: ['day', 'route', 'device', 'vital', 'bucket'],
} as const

export async function up(db: Kysely<Database>): Promise<void> {
  for (const [name, keys] of Object.entries(tables)) {
    const columns: string[] = [...keys]
    const table = columns.reduce<CreateTableBuilder<string, string>>(
      (made, key) => made.addColumn(key, key === 'bucket' ? 'integer' : 'text', (c) => c.notNull()),
      db.schema.createTable(name).addColumn('count', 'integer', (c) => c.notNull()),
    )
    await table.addPrimaryKeyConstraint(`${name}_key`, columns).execute()
  }
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const name of Object.keys(tables).toReversed()) await db.schema.dropTable(name).execute()
}
