import type { Kysely } from 'kysely'
import { langSchema } from '@/lib/contract/common'
import { claimStateSchema } from '@/lib/contract/warranty-schemas'
import { claimMoves } from '@/lib/domain/desk/moves'
import type { Database } from '@/lib/server/db/schema'
import { passportUrlOf } from '@/lib/server/services/warranty/notify'
import { readWarranty } from '@/lib/server/services/warranty/rows'
import { actorOf, knownFacts, type HistoryEntry, type LoadItem } from './item'
import { personOf, reachOf, warrantyFacts } from './registration-item'
import { readThreadHistory } from './thread-history'

/** Its steps, and what owner and desk wrote to each other. */
async function readHistory(db: Kysely<Database>, claimId: string): Promise<HistoryEntry[]> {
  const [events, messages] = await Promise.all([
    db.selectFrom('claim_event').selectAll().where('claim_id', '=', claimId).orderBy('id').execute(),
    readThreadHistory(db, 'claim', claimId),
  ])
  return [
    ...events.map(({ at, actor, account_id, to_state, reason }): HistoryEntry => ({
      at,
      actor: actorOf(actor),
      accountId: account_id,
      what: 'state',
      state: to_state,
      text: reason,
    })),
    ...messages,
  ]
}

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
  const open = claim.state !== 'closed'
  return {
    lang: own,
    open,
    person,
    // Nobody writes into a closed claim.
    reach: open ? 'case' : reachOf(person),
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
    history: await readHistory(db, claim.id),
    moves: claimMoves(claimStateSchema.parse(claim.state)),
    letter: open ? null : { number, url: passportUrlOf(warranty.id, own) },
  }
}
