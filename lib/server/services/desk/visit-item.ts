import { appointmentStateSchema, bookedVehicleSchema } from '@/lib/contract/appointment'
import { langSchema } from '@/lib/contract/common'
import { visitMoves } from '@/lib/domain/desk/moves'
import { bookedVehicleName } from '@/lib/domain/vehicle-name'
import { manageUrl } from '@/lib/server/services/appointment/visit'
import { requireWorkshop } from '@/lib/server/services/appointment/workshops'
import { actorOf, knownFacts, type LoadItem } from './item'
import { reachOf } from './registration-item'

export const loadVisit: LoadItem = async (db, number, lang) => {
  const visit = await db
    .selectFrom('appointment')
    .selectAll()
    .where('number', '=', number)
    .where('name', '!=', '')
    .executeTakeFirst()
  if (!visit) return null
  const state = appointmentStateSchema.parse(visit.state)
  const person = { name: visit.name, email: visit.email || null, phone: visit.phone || null }
  const moves = visitMoves(state)
  const own = langSchema.parse(visit.lang)
  const { workshop } = await requireWorkshop(db, visit.workshop_id, lang)
  const events = await db
    .selectFrom('appointment_event')
    .selectAll()
    .where('appointment_id', '=', visit.id)
    .orderBy('at')
    .execute()
  return {
    lang: own,
    open: moves.length > 0,
    person,
    reach: reachOf(person),
    facts: knownFacts([
      ['day', `${visit.day} ${visit.slot}`],
      ['workshop', workshop.name],
      ['job', visit.job],
      ['vehicle', bookedVehicleName(bookedVehicleSchema.parse(JSON.parse(visit.vehicle)))],
      ['text', visit.note],
    ]),
    fileOwners: [],
    history: events.map(({ at, actor, what, was, reason }) => ({
      at,
      actor: actorOf(actor),
      accountId: null,
      what: 'state',
      state: what,
      text: [was, reason].filter(Boolean).join('\n') || null,
    })),
    moves,
    letter: { number, url: manageUrl(visit.id, own) },
  }
}
