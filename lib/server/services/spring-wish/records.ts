import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { langSchema, type Lang } from '@/lib/contract/common'
import { consentVersion } from '@/lib/domain/consent-version'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'
import type { WishTable } from '@/lib/server/db/tables/wishes'

/** Language the wish was made in: messages keep to it. */
export function langOf({ lang }: Pick<WishTable, 'lang'>): Lang {
  return langSchema.parse(lang)
}

/** Keeps that somebody agreed to be told, in the words that stood beside the box, or that they took it back. */
export async function recordConsent(
  trx: Transaction<Database>,
  { id, lang }: { id: string; lang: Lang },
  given: boolean,
  now: Date,
): Promise<void> {
  const { consent } = (await loadMessages(lang)).wish
  await trx
    .insertInto('consent_receipt')
    .values({
      id: randomUUID(),
      subject_kind: 'wish',
      subject_id: id,
      purpose: 'spring-wish',
      given: given ? 1 : 0,
      policy_version: consentVersion,
      text_shown: consent,
      lang,
      at: now.toISOString(),
    })
    .execute()
}
