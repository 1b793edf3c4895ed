import type { Kysely } from 'kysely'
import { z } from 'zod'
import { claimWriters, type Claim } from '@/lib/contract/warranty-claim'
import { actorSchema, claimStateSchema } from '@/lib/contract/warranty-schemas'
import { claimSymptoms } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'

const symptomSchema = z.enum(claimSymptoms)
const writerSchema = z.enum(claimWriters)
const photosSchema = z.array(z.string())

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
  const [events, messages] = await Promise.all([
    db
      .selectFrom('claim_event')
      .select(['claim_id', 'at', 'to_state', 'actor', 'reason'])
      .where('claim_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('claim_message')
      .select(['claim_id', 'at', 'actor', 'text', 'photos'])
      .where('claim_id', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ])
  return claims.map((claim) => ({
    number: claim.number,
    state: claimStateSchema.parse(claim.state),
    symptom: symptomSchema.parse(claim.symptom),
    openedAt: claim.opened_at,
    timeline: events.filter(({ claim_id: of }) => of === claim.id).map(toTimelineEntry),
    messages: messages
      .filter(({ claim_id: of }) => of === claim.id)
      .map(({ at, actor, text, photos }) => ({
        at,
        from: writerSchema.parse(actor),
        text,
        photoCount: photosSchema.parse(JSON.parse(photos)).length,
      })),
  }))
}
