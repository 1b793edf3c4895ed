import type { Kysely } from 'kysely'
import type { ClaimState } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'
import { companyLang, companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import { addresseeOf, queueEmail } from './notify'

/** The messages about a claim: the first one says that it is open, later ones what changed. */
export async function notifyClaim(
  trx: Kysely<Database>,
  claim: { warrantyId: string; claimNumber: string; state: ClaimState; reason: string | null; caller?: string | null },
  now: Date,
): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, claim.warrantyId)
  const data = { number: warranty.number, claimNumber: claim.claimNumber, passportUrl }
  const message = { to: warranty.owner.email, lang, caller: claim.caller ?? null } as const
  if (claim.state === 'opened') await queueEmail(trx, { ...message, template: 'claimOpened', data }, now)
  else
    await queueEmail(
      trx,
      { ...message, template: 'claimChanged', data: { ...data, state: claim.state, reason: claim.reason } },
      now,
    )
}

/** To the service desk: what the owner of a claim wrote. */
export async function notifyClaimReplied(
  trx: Kysely<Database>,
  { number, warranty, text, photoCount }: { number: string; warranty: string; text: string; photoCount: number },
  now: Date,
): Promise<void> {
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: 'claimReplied',
      data: { number: warranty, claimNumber: number, text, photoCount },
    },
    now,
  )
}

/** To the owner of a claim: that there is an answer. What it says stands behind link and PIN only. */
export async function notifyClaimAnswered(
  trx: Kysely<Database>,
  { warrantyId, number }: { warrantyId: string; number: string },
  now: Date,
): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  await queueEmail(
    trx,
    {
      to: warranty.owner.email,
      lang,
      template: 'claimAnswered',
      data: { number: warranty.number, claimNumber: number, passportUrl },
    },
    now,
  )
}
