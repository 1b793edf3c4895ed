import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { CaseState } from '@/lib/contract/case-words'
import type { Database } from '@/lib/server/db/schema'
import { sealWords } from './content'

export type CaseEvent = {
  caseId: string
  actor: 'sender' | 'staff' | 'calendar'
  /** Who of the staff. */
  accountId?: string
  /** Left out = only something is said. */
  state?: CaseState
  words?: string
  now: Date
}

/** Adds to the history of a case: when, who, what. */
export async function recordCaseEvent(trx: Transaction<Database>, event: CaseEvent): Promise<void> {
  const id = randomUUID()
  const { caseId, actor, accountId = null, state = null, words, now } = event
  await trx
    .insertInto('visitor_case_event')
    .values({
      id,
      case_id: caseId,
      at: now.toISOString(),
      actor,
      account_id: accountId,
      state,
      words: words === undefined ? null : sealWords(id, words),
    })
    .execute()
}
