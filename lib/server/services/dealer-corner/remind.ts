import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { langSchema, type Lang } from '@/lib/contract/common'
import { dayInThailand } from '@/lib/domain/calendar'
import { confirmAgainOn } from '@/lib/domain/dealer-listing'
import { localizePath } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/schema'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { queueMessage } from '@/lib/server/outbox/queue'
import { handleOf } from '@/lib/server/services/account/find-account'
import { queueAtListing } from './values'

/** Address of a page of the dealers' corner, in the reader's language. */
export const cornerUrl = (path: '/user/dealer' | '/user/dealer/join', lang: Lang) =>
  new URL(localizePath(path, lang), environment().SITE_URL).href

/** Shops with people, of which none was asked since `today`, or none ever. */
async function findDue(db: Kysely<Database>, today: string): Promise<{ dealer: string; known: boolean }[]> {
  const rows = await db
    .selectFrom('dealer_member as m')
    .leftJoin('dealer_listing as l', 'l.dealer_id', 'm.dealer_id')
    .select(['m.dealer_id', 'l.remind_on'])
    .distinct()
    .where((eb) => eb.or([eb('l.remind_on', 'is', null), eb('l.remind_on', '<=', today)]))
    .execute()
  return rows.map(({ dealer_id, remind_on }) => ({ dealer: dealer_id, known: remind_on !== null }))
}

/** Asks everybody of a shop, once for each day on which it is due. */
async function ask(db: Kysely<Database>, dealer: string, now: Date): Promise<void> {
  const today = dayInThailand(now)
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('dealer_listing')
      .set({ remind_on: confirmAgainOn(today) })
      .where('dealer_id', '=', dealer)
      .where('remind_on', '<=', today)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const people = await trx
      .selectFrom('dealer_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .innerJoin('dealer as d', 'd.id', 'm.dealer_id')
      .select(['a.id', 'a.email', 'a.phone', 'm.lang', 'd.name_en', 'd.name_th', 'd.name_ja'])
      .where('m.dealer_id', '=', dealer)
      .execute()
    for (const person of people) {
      const lang = langSchema.parse(person.lang)
      const { channel, value: to } = handleOf(person)
      const data = { dealer: person[`name_${lang}`], cornerUrl: cornerUrl('/user/dealer', lang) }
      const dedupeKey = `dealer-listing:${dealer}:${person.id}:${today}`
      await queueMessage(trx, { channel, to, lang, template: 'dealerListingDue', data, dedupeKey }, now)
    }
  })
}

/**
 * Twice a year asks the people of each shop whether its listing is still right. A shop that is new here is asked half a year later. One that fails
 * keeps no other from its turn. Throws when one has failed, once all have had their turn.
 */
export async function remindOfListings(db: Kysely<Database>, now: Date): Promise<number> {
  const due = await findDue(db, dayInThailand(now))
  const errors = await failuresOf(due, ({ dealer, known }) =>
    known ? ask(db, dealer, now) : db.transaction().execute((trx) => queueAtListing(trx, dealer, dayInThailand(now))),
  )
  reportFailures(errors, 'shops were not asked after their listing')
  return due.length
}
