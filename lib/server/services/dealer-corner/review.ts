import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import type { ServiceContext } from '@/lib/server/services/context'
import { decideChange, readSide, selectChanges, showChange } from './changes'
import { tellVerdict } from './tell'
import { queueAtListing, readValues, writeValues } from './values'

const most = 200

/** Changes that wait, the oldest first. */
export async function getDealerProposals({ lang }: { lang: Lang }, { db }: ServiceContext) {
  const rows = await selectChanges(db)
    .innerJoin('dealer as d', 'd.id', 'c.dealer_id')
    .select(`d.name_${lang} as name`)
    .where('c.state', '=', 'proposed')
    .orderBy('c.at')
    .orderBy('c.id')
    .limit(most)
    .execute()
  const proposals = rows.map(async (row) =>
    showChange(row, await readValues(db, row.dealer_id), true).map((change) => ({
      dealer: { id: row.dealer_id, name: row.name },
      change,
    })),
  )
  return (await Promise.all(proposals)).flat()
}

/** A moment that is still to come, in one spelling; null = now. */
const laterThan = (now: Date, at: string | undefined): string | null =>
  at !== undefined && new Date(at) > now ? new Date(at).toISOString() : null

/** Throws NOT_FOUND, and CONFLICT for a change that does not wait any more. */
export async function reviewDealerChange(
  { change, verdict }: ParsedInputOf<'reviewDealerChange'>,
  { db, user, now }: ServiceContext,
) {
  if (!user) throw new ApiError('UNAUTHORIZED')
  const known = await db.selectFrom('dealer_change').select('dealer_id').where('id', '=', change).executeTakeFirst()
  if (!known) throw new ApiError('NOT_FOUND')
  await db.transaction().execute(async (trx) => {
    await queueAtListing(trx, known.dealer_id, dayInThailand(now))
    const row = await trx.selectFrom('dealer_change').selectAll().where('id', '=', change).executeTakeFirstOrThrow()
    if (row.state !== 'proposed') throw new ApiError('CONFLICT', { message: `it is ${row.state} already` })
    const decision = { account: user.id, now }
    if (verdict.is === 'refused') {
      await decideChange(trx, change, { ...decision, state: 'refused', reason: verdict.reason })
      return tellVerdict(trx, row, { verdict: 'refused', reason: verdict.reason, liveAt: null }, now)
    }
    const liveAt = laterThan(now, verdict.at)
    if (liveAt) await decideChange(trx, change, { ...decision, state: 'planned', liveAt })
    else {
      const values = await readValues(trx, row.dealer_id)
      await writeValues(trx, row.dealer_id, { ...values, ...readSide(row, 'after') })
      await decideChange(trx, change, { ...decision, state: 'live' })
    }
    await tellVerdict(trx, row, { verdict: liveAt ? 'planned' : 'live', reason: '', liveAt }, now)
  })
  return {}
}
