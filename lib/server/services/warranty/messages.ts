import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { WarrantyMessages } from '@/lib/contract/warranty-messages'
import { consentVersion } from '@/lib/domain/consent-version'
import { loadMessages } from '@/lib/i18n/messages'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '../context'
import { readMessageChoices } from './message-choices'
import { findWarranty, type Warranty } from './rows'
import { readMessagesToken } from './secrets'

async function findByToken(db: Kysely<Database>, token: string): Promise<Warranty> {
  const id = readMessagesToken(token)
  const warranty = id === null ? null : await findWarranty(db, id)
  if (!warranty) throw new ApiError('NOT_FOUND')
  return warranty
}

export async function getWarrantyMessages(
  { token }: ParsedInputOf<'getWarrantyMessages'>,
  { db }: ServiceContext,
): Promise<WarrantyMessages> {
  return readMessageChoices(db, await findByToken(db, token))
}

const purposes = { reminders: 'reminders', news: 'marketing' } as const
const labels = { reminders: 'stopReminders', news: 'stopNews' } as const

/** Stops a kind of message and keeps, with the time, the words that were pressed. Stopped already is the same answer and no second record. */
export async function stopWarrantyMessages(
  { token, what, lang }: ParsedInputOf<'stopWarrantyMessages'>,
  { db, now }: ServiceContext,
): Promise<WarrantyMessages> {
  const warranty = await findByToken(db, token)
  const { messages } = (await loadMessages(lang)).warranty
  return db.transaction().execute(async (trx) => {
    await queueAt(trx, 'warranty', 'id', warranty.id)
    const before = await readMessageChoices(trx, warranty)
    if (!before[what]) return before
    await trx
      .insertInto('consent_receipt')
      .values({
        id: randomUUID(),
        subject_kind: 'warranty',
        subject_id: warranty.id,
        purpose: purposes[what],
        given: 0,
        policy_version: consentVersion,
        text_shown: messages[labels[what]],
        lang,
        at: now.toISOString(),
      })
      .execute()
    return readMessageChoices(trx, warranty)
  })
}
