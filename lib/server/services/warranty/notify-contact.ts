import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { langSchema } from '@/lib/contract/common'
import { localizePath } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { Warranty } from './rows'

/** Tells the address and the phone that are no longer on file. */
export async function notifyContactChanged(
  trx: Kysely<Database>,
  { id, number, owner: before }: Warranty,
  { owner, caller }: { owner: Warranty['owner']; caller: string | null },
  now: Date,
): Promise<void> {
  const row = await trx.selectFrom('warranty').select('lang').where('id', '=', id).executeTakeFirstOrThrow()
  const lang = langSchema.parse(row.lang)
  const contactUrl = new URL(localizePath('/contactUs?reason=warranty', lang), environment().SITE_URL).href
  const message = { lang, template: 'warrantyContact', data: { number, contactUrl }, caller } as const
  if (before.email !== undefined && before.email !== owner.email)
    await queueMessage(trx, { ...message, channel: 'email', to: before.email }, now)
  if (before.phone !== undefined && before.phone !== owner.phone)
    await queueMessage(trx, { ...message, channel: 'sms', to: before.phone }, now)
}
