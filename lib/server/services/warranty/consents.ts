import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'

/** Keeps what the customer agreed to, in the words that were shown; the marketing answer also when it is no. */
export async function recordConsents(
  trx: Transaction<Database>,
  warrantyId: string,
  { consents, lang }: Pick<ParsedInputOf<'createWarranty'>, 'consents' | 'lang'>,
  now: Date,
): Promise<void> {
  const { consents: texts } = (await loadMessages(lang)).warranty
  const rows = (['terms', 'marketing'] as const).map((purpose) => ({
    id: randomUUID(),
    subject_kind: 'warranty',
    subject_id: warrantyId,
    purpose,
    given: consents[purpose] ? 1 : 0,
    policy_version: consents.version,
    text_shown: texts[purpose],
    lang,
    at: now.toISOString(),
  }))
  await trx.insertInto('consent_receipt').values(rows).execute()
}
