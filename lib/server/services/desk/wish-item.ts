import { wishMoves } from '@/lib/domain/desk/moves'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { langOf } from '@/lib/server/services/spring-wish/records'
import { actorOf, knownFacts, type HistoryEntry, type LoadItem } from './item'
import { reachOf } from './registration-item'

export const loadWish: LoadItem = async (db, id) => {
  const wish = await db.selectFrom('wish').selectAll().where('id', '=', id).executeTakeFirst()
  if (!wish) return null
  const open = wish.answered_at === null
  const person = { name: null, email: wish.email || null, phone: wish.phone || null }
  const entry = (at: string, actor: string, state: string): HistoryEntry => ({
    at,
    actor: actorOf(actor),
    accountId: null,
    what: 'state',
    state,
    text: null,
  })
  return {
    lang: langOf(wish),
    open,
    person,
    reach: reachOf(person),
    facts: knownFacts([['vehicle', `${vehicleName(wish)} ${wish.year}`]]),
    fileOwners: [],
    history: [
      entry(wish.created_at, 'customer', 'waiting'),
      ...(wish.answered_at === null ? [] : [entry(wish.answered_at, 'rule', 'answered')]),
    ],
    moves: wishMoves(open),
    letter: { number: null, url: null },
  }
}
