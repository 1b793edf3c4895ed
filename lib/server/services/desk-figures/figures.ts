import { sql, type Kysely } from 'kysely'
import { langSchema } from '@/lib/contract/common'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import { addMonths, dayInThailand, instantOf } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import { listInVain } from '@/lib/server/services/asked/asked'
import type { ServiceContext } from '@/lib/server/services/context'
import { listSerialsTwice } from './serials-twice'

const monthCount = 12

/** Registrations and claims of the last months, each month as it was in Thailand. */
async function countMonths(db: Kysely<Database>, now: Date): Promise<DeskFigures['months']> {
  const first = `${dayInThailand(now).slice(0, 7)}-01`
  const starts = Array.from({ length: monthCount + 1 }, (_, i) => addMonths(first, i + 1 - monthCount))
  const edges = starts.map((day) => instantOf(day, '00:00').toISOString())
  const countOf = async (table: 'warranty' | 'claim', column: string, i: number) => {
    const { rows } = await sql<{ amount: number | string }>`
      select count(*) as amount from ${sql.table(table)}
      where ${sql.ref(column)} >= ${edges[i]} and ${sql.ref(column)} < ${edges[i + 1]}`.execute(db)
    return Number(rows[0]?.amount)
  }
  return Promise.all(
    starts.slice(0, monthCount).map(async (day, i) => ({
      month: day.slice(0, 7),
      registrations: await countOf('warranty', 'registered_at', i),
      claims: await countOf('claim', 'opened_at', i),
    })),
  )
}

type Counted = { thing: string | null; rows: number | string | bigint }
const counts = (rows: readonly Counted[]) =>
  rows.map(({ thing, rows: count }) => ({ thing, count: Number(count) })).sort((a, b) => b.count - a.count)

async function countBy(db: Kysely<Database>, table: 'warranty' | 'claim', column: 'state' | 'symptom') {
  const rows = await db
    .selectFrom(table as 'claim')
    .select((e) => [`${column} as thing`, e.fn.countAll<number>().as('rows')])
    .groupBy(column)
    .execute()
  return counts(rows)
}

async function countFamilies(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('warranty')
    .leftJoin('product', 'product.id', 'warranty.product_id')
    .select((e) => ['product.family as thing', e.fn.countAll<number>().as('rows')])
    .groupBy('product.family')
    .execute()
  return counts(rows)
}

/** Figures for whoever runs the site: counts and serials, nothing of anybody. What words they hold, the contract's own parsing checks. */
export async function getDeskFigures(_input: unknown, { db, now }: ServiceContext): Promise<DeskFigures> {
  const [months, families, states, symptoms, claimStates, searches, serialsTwice, unknownSerials] = await Promise.all([
    countMonths(db, now),
    countFamilies(db),
    countBy(db, 'warranty', 'state'),
    countBy(db, 'claim', 'symptom'),
    countBy(db, 'claim', 'state'),
    listInVain(db, 'search'),
    listSerialsTwice(db),
    listInVain(db, 'serial'),
  ])
  return {
    months,
    families: families.map(({ thing, count }) => ({ family: thing, count })) as DeskFigures['families'],
    states: states.map(({ thing, count }) => ({ state: thing, count })) as DeskFigures['states'],
    symptoms: symptoms.map(({ thing, count }) => ({ symptom: thing, count })) as DeskFigures['symptoms'],
    claimStates: claimStates.map(({ thing, count }) => ({ state: thing, count })) as DeskFigures['claimStates'],
    searches: searches.map((one) => ({ ...one, lang: langSchema.parse(one.lang) })),
    serialsTwice,
    unknownSerials,
  }
}
