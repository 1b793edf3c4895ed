import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { companyLang, companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import { addresseeOf, queueEmail } from './notify'

/** To the service desk: what an owner wrote about a claim, or without one about the registration of that number. */
export async function notifyReplied(
  trx: Kysely<Database>,
  reply: { number: string; claimNumber: string | null; text: string; photoIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { number, claimNumber, text, photoIds } = reply
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: claimNumber === null ? 'warrantyReplied' : 'claimReplied',
      data: { number, claimNumber, text, photoCount: photoIds.length },
    },
    now,
  )
}

/** To the owner: that there is an answer. What it says stands behind link and PIN only. */
export async function notifyAnswered(
  trx: Kysely<Database>,
  { warrantyId, claimNumber }: { warrantyId: string; claimNumber: string | null },
  now: Date,
): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  await queueEmail(
    trx,
    {
      to: warranty.owner.email,
      lang,
      template: claimNumber === null ? 'warrantyAnswered' : 'claimAnswered',
      data: { number: warranty.number, claimNumber, passportUrl },
    },
    now,
  )
}
