import { ApiError } from '@/lib/contract/api-error'
import type { DealerPage } from '@/lib/contract/dealer'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ServiceContext } from '@/lib/server/services/context'
import { readDealers } from '@/lib/server/services/dealer/read-dealers'
import { readSide } from './changes'
import { readValues } from './values'

/** A dealer's page as it would be: with what waits and what is planned, or with what is planned until a moment. */
export async function previewDealer(
  { lang, dealer, at }: ParsedInputOf<'previewDealer'>,
  { db }: ServiceContext,
): Promise<DealerPage> {
  const [shown] = await readDealers(db, { lang, id: dealer })
  if (!shown) throw new ApiError('NOT_FOUND', { message: `dealer ${dealer}` })
  let query = db.selectFrom('dealer_change').selectAll().where('dealer_id', '=', dealer)
  query =
    at === undefined
      ? query.where('state', 'in', ['proposed', 'planned'])
      : query.where('state', '=', 'planned').where('live_at', '<=', new Date(at).toISOString())
  const rows = await query.orderBy('live_at').orderBy('at').execute()
  const { weekly, exceptions, names, about, ...values } = rows.reduce(
    (sum, row) => ({ ...sum, ...readSide(row, 'after') }),
    await readValues(db, dealer),
  )
  return {
    ...shown,
    ...values,
    name: names[lang],
    hours: { weekly, exceptions },
    about: about[lang] || about.th || about.en || null,
  }
}
