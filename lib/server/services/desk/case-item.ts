import type { Kysely } from 'kysely'
import { isFinal } from '@/lib/domain/case-plans'
import { caseMoves } from '@/lib/domain/desk/moves'
import type { Database } from '@/lib/server/db/schema'
import { openContent, openWords } from '@/lib/server/services/case/content'
import { readCase } from '@/lib/server/services/case/find-case'
import { actorOf, type HistoryEntry, type LoadItem } from './item'

async function readHistory(db: Kysely<Database>, caseId: string): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('visitor_case_event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('at')
    .execute()
  return events.map(({ id, at, actor, account_id, state, words }) => ({
    at,
    actor: actorOf(actor),
    accountId: account_id,
    what: words === null ? 'state' : actor === 'sender' ? 'message' : 'answer',
    state,
    text: words === null ? null : openWords(id, words),
  }))
}

export const loadCase: LoadItem = async (db, number) => {
  const row = await db
    .selectFrom('visitor_case')
    .selectAll()
    .where('number', '=', number)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const found = readCase(row)
  const content = openContent(found)
  const fields = content?.fields ?? []
  return {
    lang: found.lang,
    open: !isFinal(found.kind, found.state),
    person: {
      name: fields.find(({ field }) => field === 'name')?.value ?? null,
      email: content?.email ?? null,
      phone: content?.phone ?? null,
    },
    reach: isFinal(found.kind, found.state) ? 'none' : 'case',
    facts: fields,
    fileOwners: [`case:${found.id}`],
    history: await readHistory(db, found.id),
    moves: caseMoves(found.kind, found.state),
    letter: null,
  }
}
