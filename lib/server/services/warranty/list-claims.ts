import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Claim } from '@/lib/contract/warranty-claim'
import { actorSchema, claimStateSchema } from '@/lib/contract/warranty-schemas'
import { claimSymptoms } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'
import { readThreads } from './thread'

const symptomSchema = z.enum(claimSymptoms)

type EventRow = { at: string; to_state: string; actor: string; reason: string | null }
export const toTimelineEntry = ({ at, to_state, actor, reason }: EventRow) => ({
  at,
  state: to_state,
  actor: actorSchema.parse(actor),
  reason,
})

/** Claims of a registration with their history and what was written, the newest first. */
export async function listClaims(db: Kysely<Database>, warrantyId: string): Promise<Claim[]> {
  const claims = await db
    .selectFrom('claim')
    .select(['id', 'number', 'state', 'symptom', 'opened_at'])
    .where('warranty_id', '=', warrantyId)
    .orderBy('opened_at', 'desc')
    .execute()
  if (claims.length === 0) return []
  const ids = claims.map(({ id }) => id)
  const [events, threads] = await Promise.all([
    db
      .selectFrom('claim_event')
      .select(['claim_id', 'at', 'to_state', 'actor', 'reason'])
      .where('claim_id', 'in', ids)
      .orderBy('id')
      .execute(),
    readThreads(db, 'claim', ids),
  ])
  return claims.map((claim) => ({
    number: claim.number,
    state: claimStateSchema.parse(claim.state),
    symptom: symptomSchema.parse(claim.symptom),
    openedAt: claim.opened_at,
    timeline: events.filter(({ claim_id: of }) => of === claim.id).map(toTimelineEntry),
    messages: threads.get(claim.id) ?? [],
  }))
}
