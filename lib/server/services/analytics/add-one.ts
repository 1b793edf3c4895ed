import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { AnalyticsTables } from '@/lib/server/db/tables/analytics'

/** Rows that a table gets on one day at most: who makes up addresses or words fills no disk. */
export const mostRowsOfADay = 20_000

type Row<T extends keyof AnalyticsTables> = Omit<AnalyticsTables[T], 'count'>

/** The three tables differ in their keys alone; to Kysely's types, which want a table that is named, each is the first of them. */
type Counts = Kysely<{ visit_count: { [column: string]: string | number; day: string; count: number } }>

/**
 * Adds one to a count of a day. A row that is there is only raised; where the day has all its rows, the one that `rest` makes of it is.
 */
export async function addOne<T extends keyof AnalyticsTables>(
  db: Kysely<Database>,
  table: T,
  row: Row<T>,
  rest: Partial<Row<T>> = {},
): Promise<void> {
  const counts = db as unknown as Counts
  const name = table as 'visit_count'
  const { numUpdatedRows } = await Object.entries(row)
    .reduce((query, [key, value]) => query.where(key, '=', value), counts.updateTable(name))
    .set((e) => ({ count: e('count', '+', 1) }))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const { rows } = await counts
    .selectFrom(name)
    .select((e) => e.fn.countAll<number>().as('rows'))
    .where('day', '=', row.day)
    .executeTakeFirstOrThrow()
  const kept = Number(rows) < mostRowsOfADay ? row : { ...row, ...rest }
  await counts
    .insertInto(name)
    .values({ ...kept, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(Object.keys(kept)).doUpdateSet((e) => ({ count: e(`${name}.count`, '+', 1) })),
    )
    .execute()
}
