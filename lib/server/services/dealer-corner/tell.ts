import type { Transaction } from 'kysely'
import { langSchema } from '@/lib/contract/common'
import { listingFields } from '@/lib/contract/dealer-listing'
import { clockInThailand, dayInThailand } from '@/lib/domain/calendar'
import { formatDate } from '@/lib/i18n/formats'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { DealerChangeDecided } from '@/lib/server/outbox/templates/dealer'
import { handleOf } from '@/lib/server/services/account/find-account'
import type { StoredChange } from './changes'
import { cornerUrl } from './remind'

type Verdict = Pick<DealerChangeDecided, 'verdict' | 'reason'> & { liveAt: string | null }

/** Tells whoever of the shop asked for a change what came of it, in that person's language. Staff's own drafts are nobody's news. */
export async function tellVerdict(
  trx: Transaction<Database>,
  { id, dealer_id, account_id, field }: StoredChange,
  { verdict, reason, liveAt }: Verdict,
  now: Date,
): Promise<void> {
  const person = await trx
    .selectFrom('dealer_member as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .innerJoin('dealer as d', 'd.id', 'm.dealer_id')
    .select(['a.email', 'a.phone', 'a.lang as own', 'm.lang', 'd.name_en', 'd.name_th', 'd.name_ja'])
    .where('m.dealer_id', '=', dealer_id)
    .where('m.account_id', '=', account_id ?? '')
    .executeTakeFirst()
  const known = listingFields.find((one) => one === field)
  if (!person || !known) return
  const lang = langSchema.parse(person.own ?? person.lang)
  const { channel, value: to } = handleOf(person)
  const { fields } = (await loadMessages(lang))['dealer-corner']
  const at = liveAt === null ? null : new Date(liveAt)
  const data = {
    dealer: person[`name_${lang}`],
    field: fields[known],
    verdict,
    moment: at ? `${formatDate(dayInThailand(at), lang)} ${clockInThailand(at)}` : '',
    reason,
    cornerUrl: cornerUrl('/user/dealer', lang),
  }
  const dedupeKey = `dealer-change:${id}:${verdict}`
  await queueMessage(trx, { channel, to, lang, template: 'dealerChangeDecided', data, dedupeKey }, now)
}
