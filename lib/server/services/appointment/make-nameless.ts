import type { Kysely, Transaction } from 'kysely'
import { bookedVehicleSchema } from '@/lib/contract/appointment'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

const batch = 200

async function findOldVisits(db: Kysely<Database>, day: string): Promise<{ id: string; vehicle: string }[]> {
  return db
    .selectFrom('appointment')
    .select(['id', 'vehicle'])
    .where('day', '<', day)
    .where('name', '!=', '')
    .limit(batch)
    .execute()
}

function withoutPlate(vehicle: string): string {
  const { plate: _plate, ...rest } = bookedVehicleSchema.parse(JSON.parse(vehicle))
  return JSON.stringify(rest)
}

/** Takes out of one visit who came. */
export async function makeVisitNameless(
  trx: Transaction<Database>,
  visit: { id: string; vehicle: string },
): Promise<void> {
  await trx
    .updateTable('appointment')
    .set({ name: '', phone: '', email: '', note: '', vehicle: withoutPlate(visit.vehicle) })
    .where('id', '=', visit.id)
    .execute()
  await trx.updateTable('appointment_event').set({ reason: '' }).where('appointment_id', '=', visit.id).execute()
}

/** Takes out of visits that were long ago who came; what was done on which vehicle, and when, stays. Returns how many. */
export async function makeVisitsNameless(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  let changed = 0
  for (let old = await findOldVisits(db, day); old.length > 0; old = await findOldVisits(db, day))
    for (const visit of old) {
      await db.transaction().execute((trx) => makeVisitNameless(trx, visit))
      changed += 1
    }
  return changed
}
