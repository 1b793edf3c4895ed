import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { purchaseSchema, registeredVehicleSchema } from '@/lib/contract/warranty-parts'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { releaseUploads } from '@/lib/server/services/upload/sweep-uploads'

const batch = 200

type Old = { id: string; vehicle: string; purchase: string }
type Due = (e: ExpressionBuilder<Database, 'warranty'>) => ReturnType<typeof e.and>

async function findOld(db: Kysely<Database>, due: Due): Promise<Old[]> {
  return db
    .selectFrom('warranty')
    .select(['id', 'vehicle', 'purchase'])
    .where('owner', '!=', '')
    .where(due)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('claim')
            .select('claim.id')
            .whereRef('claim.warranty_id', '=', 'warranty.id')
            .where('claim.state', '!=', 'closed'),
        ),
      ),
    )
    .limit(batch)
    .execute()
}

function namelessVehicle(vehicle: string): string {
  const {
    plate: _plate,
    plateProvince: _of,
    vinLast6: _vin,
    ...rest
  } = registeredVehicleSchema.parse(JSON.parse(vehicle))
  return JSON.stringify(rest)
}

function namelessPurchase(purchase: string): string {
  const { invoice: _invoice, ...rest } = purchaseSchema.parse(JSON.parse(purchase))
  return JSON.stringify(rest)
}

async function emptyClaims(trx: Transaction<Database>, warrantyId: string): Promise<string[]> {
  const claims = await trx
    .updateTable('claim')
    .set({ text: '', photos: '[]' })
    .where('warranty_id', '=', warrantyId)
    .returning('id')
    .execute()
  const ids = claims.map(({ id }) => id)
  if (ids.length === 0) return ids
  await trx.updateTable('claim_event').set({ reason: null }).where('claim_id', 'in', ids).execute()
  await trx.deleteFrom('claim_message').where('claim_id', 'in', ids).execute()
  return ids
}

async function makeNameless(db: Kysely<Database>, { id, vehicle, purchase }: Old): Promise<void> {
  const gone = { owner: '', phone_last4: '', pin_hash: null, new_pin_hash: null, new_pin_until: null }
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('warranty')
      .set({
        ...gone,
        vehicle: namelessVehicle(vehicle),
        purchase: namelessPurchase(purchase),
        receipt_id: null,
        photo_id: null,
      })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('buyer_link').where('warranty_id', '=', id).execute()
    await trx.deleteFrom('warranty_message').where('warranty_id', '=', id).execute()
    await trx.updateTable('warranty_event').set({ reason: null }).where('warranty_id', '=', id).execute()
    await releaseUploads(trx, [id, ...(await emptyClaims(trx, id))])
  })
}

async function makeAllNameless(db: Kysely<Database>, due: Due): Promise<number> {
  let changed = 0
  for (let old = await findOld(db, due); old.length > 0; old = await findOld(db, due))
    for (const warranty of old) {
      await makeNameless(db, warranty)
      changed += 1
    }
  return changed
}

/**
 * Takes the owner, the plate, the receipt, the pictures and what was written out of registrations whose cover ended long ago; the part, its serial and what was
 * claimed stay, so that a serial is registered once for good. Returns how many.
 */
export function makeCoveredNameless(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  return makeAllNameless(db, (e) => e.and([e('covered_until', '<', day)]))
}

/** The same for registrations that never were covered. */
export function makeOthersNameless(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  return makeAllNameless(db, (e) => e.and([e('covered_until', 'is', null), e('registered_at', '<', at)]))
}
