import { sql, type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { caseKinds, type CaseState } from '@/lib/contract/case-words'
import type { Database } from '@/lib/server/db/schema'
import type { SourceRow, Source } from './source'

/** The clock of these runs: nobody has answered yet. */
const waiting = ['received', 'working', 'screening', 'interview', 'offer'] as const satisfies readonly CaseState[]
/** A report that its sender knows to be in hand has its result by another day. */
const inHand = ['acknowledged', 'working'] as const satisfies readonly CaseState[]

type Builder = ExpressionBuilder<Database, 'visitor_case'>

/** Its sender wrote last. */
const replied = (e: Builder) =>
  e.exists(
    e
      .selectFrom('visitor_case_event')
      .select('visitor_case_event.id')
      .whereRef('visitor_case_event.case_id', '=', 'visitor_case.id')
      .whereRef('visitor_case_event.at', '=', 'visitor_case.updated_at')
      .where('visitor_case_event.actor', '=', 'sender')
      .where('visitor_case_event.words', 'is not', null),
  )

/** An answered case waits again once its sender has written. */
const isOpen = (e: Builder) => e.or([e('state', 'in', waiting), e.and([e('state', '=', 'answered'), replied(e)])])
const isInHand = (e: Builder) => e.and([e('kind', '=', 'report'), e('state', 'in', inHand)])

function selectCases(db: Kysely<Database>, key: RawBuilder<string>, where: (e: Builder) => Expression<SqlBool>) {
  return db
    .selectFrom('visitor_case')
    .select((e) => [
      'number as id',
      'kind',
      'state',
      'topic',
      'created_at as received_at',
      key.as('due_key'),
      'suspected',
      sql<number>`0`.as('photo_needed'),
      e.case().when(replied(e)).then(1).else(0).end().$castTo<number>().as('replied'),
    ])
    .where('erased_at', 'is', null)
    .where(where)
    .$castTo<SourceRow>()
    .as('item')
}

export const caseSource: Source = {
  kinds: caseKinds,
  clockOf: (kind) => (kind === 'data-request' ? 'data-request' : 'case'),
  select: (db, status) =>
    selectCases(db, sql.ref<string>('due_on'), (e) =>
      status === 'open' ? e.and([isOpen(e), e.not(isInHand(e))]) : e.not(e.or([isOpen(e), isInHand(e)])),
    ),
}

export const reportSource: Source = {
  kinds: ['report'],
  clockOf: () => 'report-result',
  select: (db, status) =>
    selectCases(db, sql.ref<string>('created_at'), (e) => (status === 'open' ? isInHand(e) : sql<SqlBool>`1 = 0`)),
}
