import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { DeskStatus } from '@/lib/contract/desk-words'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { holdingStates, waitingStates } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'
import { selectUnanswered } from '@/lib/server/services/warranty/thread-rows'
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

const unanswered = (db: Kysely<Database>) => selectUnanswered(db, 'registration').select('message.topic_id')

type Builder = ExpressionBuilder<Database, 'warranty'>

function selectRegistrations(
  db: Kysely<Database>,
  where: (e: Builder) => Expression<SqlBool>,
  dueKey: Expression<unknown> = sql.ref('registered_at'),
) {
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
      sql<string>`${dueKey}`.as('due_key'),
      e.case().when(flagged(e, 'spam-suspected')).then(1).else(0).end().$castTo<number>().as('suspected'),
      e.case().when(photoNeeded(e)).then(1).else(0).end().$castTo<number>().as('photo_needed'),
      e.case().when('id', 'in', unanswered(db)).then(1).else(0).end().$castTo<number>().as('replied'),
    ])
    .where('owner', '!=', '')
    .where(where)
    .$castTo<SourceRow>()
    .as('item')
}

/** Decided, and its owner has written since. */
const isWritten = (e: Builder, db: Kysely<Database>) =>
  e.and([e('state', 'in', holdingStates), e('id', 'in', unanswered(db))])

export const registrationSource: Source = {
  kinds: ['registration'],
  clockOf: () => 'registration',
  select: (db, status) =>
    selectRegistrations(db, (e) =>
      status === 'open'
        ? e('state', 'in', ours)
        : e.and([e('state', 'not in', waitingStates), e.not(isWritten(e, db))]),
    ),
}

export const waitingRegistrationSource: Source = {
  kinds: ['registration'],
  clockOf: () => 'registration-waiting',
  select: (db, status) =>
    selectRegistrations(db, (e) => e('state', 'in', status === 'open' ? ['needs-information'] : [''])),
}

/** In the order in which their owners wrote, as few are at a time. */
export const writtenRegistrationSource: Source = {
  kinds: ['registration'],
  clockOf: () => 'registration-written',
  select: (db, status) =>
    selectRegistrations(
      db,
      (e) => (status === 'open' ? isWritten(e, db) : sql<SqlBool>`1 = 0`),
      selectUnanswered(db, 'registration')
        .select(({ fn }) => fn.min('message.at').as('at'))
        .where('message.topic_id', '=', sql.ref<string>('warranty.id')),
    ),
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
        e
          .case()
          .when('id', 'in', selectUnanswered(db, 'claim').select('message.topic_id'))
          .then(1)
          .else(0)
          .end()
          .$castTo<number>()
          .as('replied'),
      ])
      .where('state', status === 'open' ? '!=' : '=', 'closed')
      .$castTo<SourceRow>()
      .as('item'),
}
