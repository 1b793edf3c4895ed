import type { Kysely } from 'kysely'
import type { SerialTwice } from '@/lib/contract/desk-figures'
import { dayInThailand } from '@/lib/domain/calendar'
import { kilometresBetween, type Spot } from '@/lib/domain/distance'
import type { Database } from '@/lib/server/db/schema'
import { readWarranty } from '@/lib/server/services/warranty/rows'
import { groupBy } from '@/lib/utils/group-by'

/** The newest ones: what is older has been looked at. */
const shown = 50

function farthest(spots: readonly Spot[]): number | null {
  if (spots.length < 2) return null
  return Math.round(Math.max(...spots.flatMap((one) => spots.map((other) => kilometresBetween(one, other)))))
}

/** Serials that stand in more than one registration, those registered farthest apart first. */
export async function listSerialsTwice(db: Kysely<Database>): Promise<SerialTwice[]> {
  const twice = await db
    .selectFrom('warranty_serial')
    .innerJoin('warranty', 'warranty.id', 'warranty_serial.warranty_id')
    .select((e) => ['warranty_serial.serial', e.fn.max('warranty.registered_at').as('last')])
    .groupBy('warranty_serial.serial')
    .having((e) => e.fn.countAll(), '>', 1)
    .orderBy('last', 'desc')
    .limit(shown)
    .execute()
  if (twice.length === 0) return []
  const rows = await db
    .selectFrom('warranty_serial')
    .innerJoin('warranty', 'warranty.id', 'warranty_serial.warranty_id')
    .selectAll('warranty')
    .select('warranty_serial.serial as named')
    .where(
      'warranty_serial.serial',
      'in',
      twice.map(({ serial }) => serial),
    )
    .orderBy('warranty.registered_at')
    .execute()
  const dealers = new Map(
    (await db.selectFrom('dealer').select(['id', 'lat', 'lng']).execute()).map((dealer) => [dealer.id, dealer]),
  )
  const found = Array.from(
    groupBy(rows, ({ named }) => named),
    ([serial, same]): SerialTwice => {
      const spots = same.flatMap((row) => dealers.get(readWarranty(row).purchase.dealerId ?? '') ?? [])
      const days = same.map(({ registered_at }) => dayInThailand(new Date(registered_at)))
      return {
        serial,
        registrations: same.map(({ number }) => number),
        firstOn: days[0] ?? '',
        lastOn: days.at(-1) ?? '',
        km: farthest(spots),
      }
    },
  )
  return found.sort((a, b) => (b.km ?? -1) - (a.km ?? -1) || (a.lastOn < b.lastOn ? 1 : -1))
}
