import type { Kysely } from 'kysely'
import type { ClaimState } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'
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
