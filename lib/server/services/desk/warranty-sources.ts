import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { DeskStatus } from '@/lib/contract/desk-words'
import type { claimWriters } from '@/lib/contract/warranty-claim'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { waitingStates } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'
import type { Source, SourceRow } from './source'

/** The company is to look at these; `needs-information` waits for the owner. */
const ours = waitingStates.filter((state) => state !== 'needs-information')

const flagged = (e: ExpressionBuilder<Database, 'warranty'>, flag: WarrantyFlag) => e('flags', 'like', `%"${flag}"%`)

/** The serial is doubtful, and nobody has seen it: only a photo tells whether it was mistyped. */
const photoNeeded = (e: ExpressionBuilder<Database, 'warranty'>) =>
  e.and([
    e('photo_id', 'is', null),
    e.or([flagged(e, 'unknown-serial'), flagged(e, 'wrong-check-character')]),
    e('state', 'in', waitingStates),
  ])

function selectRegistrations(db: Kysely<Database>, states: readonly string[], without: boolean) {
  return db
    .selectFrom('warranty')
    .select((e) => [
      'number as id',
      sql<string>`'registration'`.as('kind'),
      'state',
      // By its part number, as staff know it.
      e.fn
        .coalesce(
          e.selectFrom('product').select('product.code').whereRef('product.id', '=', 'warranty.product_id'),
          'product_id',
        )
        .as('topic'),
      'registered_at as received_at',
      'registered_at as due_key',
      e.case().when(flagged(e, 'spam-suspected')).then(1).else(0).end().$castTo<number>().as('suspected'),
      e.case().when(photoNeeded(e)).then(1).else(0).end().$castTo<number>().as('photo_needed'),
      sql<number>`0`.as('replied'),
    ])
    .where('owner', '!=', '')
    .where('state', without ? 'not in' : 'in', states)
    .$castTo<SourceRow>()
    .as('item')
}

export const registrationSource: Source = {
  kinds: ['registration'],
  clockOf: () => 'registration',
  select: (db, status) =>
    status === 'open' ? selectRegistrations(db, ours, false) : selectRegistrations(db, waitingStates, true),
}

export const waitingRegistrationSource: Source = {
  kinds: ['registration'],
  clockOf: () => 'registration-waiting',
  select: (db, status) => selectRegistrations(db, status === 'open' ? ['needs-information'] : [''], false),
}

/** Its owner wrote last; a step taken since then has answered, too. */
function replied(e: ExpressionBuilder<Database, 'claim'>) {
  const written = (actor: (typeof claimWriters)[number]) =>
    e
      .selectFrom('claim_message')
      .select(({ fn }) => fn.max('claim_message.at').as('at'))
      .whereRef('claim_message.claim_id', '=', 'claim.id')
      .where('claim_message.actor', '=', actor)
  const step = e
    .selectFrom('claim_event')
    .select(({ fn }) => fn.max('claim_event.at').as('at'))
    .whereRef('claim_event.claim_id', '=', 'claim.id')
  return e.and([written('staff'), step].map((ours) => e(written('customer'), '>', e.fn.coalesce(ours, sql.lit('')))))
}

/** Claims of a registration that is nameless by now stay out. */
export const claimSource: Source = {
  kinds: ['claim'],
  clockOf: () => 'claim',
  select: (db: Kysely<Database>, status: DeskStatus) =>
    db
      .selectFrom('claim')
      .select((e) => [
        'number as id',
        sql<string>`'claim'`.as('kind'),
        'state',
        'symptom as topic',
        'opened_at as received_at',
        'opened_at as due_key',
        sql<number>`0`.as('suspected'),
        sql<number>`0`.as('photo_needed'),
        e.case().when(replied(e)).then(1).else(0).end().$castTo<number>().as('replied'),
      ])
      .where('state', status === 'open' ? '!=' : '=', 'closed')
      .$castTo<SourceRow>()
      .as('item'),
}
