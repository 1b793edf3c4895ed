import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Claim } from '@/lib/contract/warranty-claim'
import { coveredStates } from '@/lib/domain/warranty/states'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { judgeSpam } from '@/lib/server/spam'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '../context'
import { listClaims } from './list-claims'
import { notifyClaim } from './notify-claim'
import { recordClaimOpened } from './transitions'
import { openPassport } from './passport'
import { makeNumber } from '@/lib/server/make-number'

const storedSchema = z.object({ number: z.string() })

/** Opens a claim on a part that is covered. FORBIDDEN when it is not covered, NOT_FOUND for a wrong link or PIN. */
export async function createClaim(input: ParsedInputOf<'createClaim'>, context: ServiceContext): Promise<Claim> {
  const warranty = await openPassport(input, context)
  if (!coveredStates.some((state) => state === warranty.state))
    throw new ApiError('FORBIDDEN', { message: `nothing is covered while it is ${warranty.state}` })
  const { db, now } = context
  const { suspected } = await judgeSpam(input.guard, context)
  const stored = await withIdempotencyKey<unknown>(
    db,
    { key: input.key, operation: 'createClaim', input, now },
    async (trx) => {
      const id = randomUUID()
      const number = makeNumber('C')
      await trx
        .insertInto('claim')
        .values({
          id,
          number,
          warranty_id: warranty.id,
          state: 'opened',
          symptom: input.symptom,
          text: input.text,
          odometer_km: input.odometerKm ?? null,
          photos: JSON.stringify(input.photoIds),
          opened_at: now.toISOString(),
        })
        .execute()
      for (const photo of input.photoIds) await claimUpload(trx, photo, 'claim', id, 'photoIds')
      await recordClaimOpened(trx, id, now)
      if (!suspected)
        await notifyClaim(
          trx,
          { warrantyId: warranty.id, claimNumber: number, state: 'opened', reason: null, caller: context.address },
          now,
        )
      return { number }
    },
  )
  const { number } = storedSchema.parse(stored)
  const claim = (await listClaims(db, warranty.id)).find((entry) => entry.number === number)
  if (!claim) throw new ApiError('NOT_FOUND')
  return claim
}
