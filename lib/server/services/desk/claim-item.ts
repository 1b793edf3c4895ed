import { langSchema } from '@/lib/contract/common'
import { claimStateSchema } from '@/lib/contract/warranty-schemas'
import { claimMoves } from '@/lib/domain/desk/moves'
import { passportUrlOf } from '@/lib/server/services/warranty/notify'
import { readWarranty } from '@/lib/server/services/warranty/rows'
import { actorOf, knownFacts, type LoadItem } from './item'
import { personOf, reachOf, warrantyFacts } from './registration-item'

export const loadClaim: LoadItem = async (db, number, lang) => {
  const claim = await db.selectFrom('claim').selectAll().where('number', '=', number).executeTakeFirst()
  const row =
    claim &&
    (await db
      .selectFrom('warranty')
      .selectAll()
      .where('id', '=', claim.warranty_id)
      .where('owner', '!=', '')
      .executeTakeFirst())
  if (!claim || !row) return null
  const warranty = readWarranty(row)
  const person = personOf(warranty)
  const own = langSchema.parse(row.lang)
  const events = await db.selectFrom('claim_event').selectAll().where('claim_id', '=', claim.id).orderBy('id').execute()
  return {
    lang: own,
    open: claim.state !== 'closed',
    person,
    reach: reachOf(person),
    facts: [
      ...knownFacts([
        ['symptom', claim.symptom],
        ['text', claim.text],
        ['odometer', claim.odometer_km],
        ['warranty', warranty.number],
      ]),
      ...(await warrantyFacts(db, warranty, lang)).filter(({ field }) => field !== 'odometer'),
    ],
    // The photos of the claim, then receipt and label of the registration.
    fileOwners: [claim.id, warranty.id],
    history: events.map(({ at, actor, account_id, to_state, reason }) => ({
      at,
      actor: actorOf(actor),
      accountId: account_id,
      what: 'state',
      state: to_state,
      text: reason,
    })),
    moves: claimMoves(claimStateSchema.parse(claim.state)),
    letter: { number, url: passportUrlOf(warranty.id, own) },
  }
}
