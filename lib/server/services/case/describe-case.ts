import type { Kysely } from 'kysely'
import type { VisitorCase } from '@/lib/contract/case'
import { storedFileTypes } from '@/lib/contract/upload'
import { isFinal, isLasting, mayWithdraw, planOf, resultDay } from '@/lib/domain/case-plans'
import type { Database } from '@/lib/server/db/schema'
import { openContent, openWords } from './content'
import type { KnownCase } from './find-case'

async function readMessages(db: Kysely<Database>, caseId: string): Promise<VisitorCase['messages']> {
  const events = await db
    .selectFrom('visitor_case_event')
    .select(['id', 'at', 'actor', 'words'])
    .where('case_id', '=', caseId)
    .orderBy('at')
    .execute()
  return events.flatMap(({ id, at, actor, words }) =>
    words === null
      ? []
      : [{ at, from: actor === 'sender' ? 'sender' : 'company', text: openWords(id, words) } as const],
  )
}

async function readFiles(db: Kysely<Database>, caseId: string): Promise<VisitorCase['files']> {
  const files = await db
    .selectFrom('upload')
    .select(['type', 'bytes'])
    .where('claimed_by', '=', `case:${caseId}`)
    .orderBy('created_at')
    .execute()
  return files.flatMap(({ type, bytes }) => {
    const known = storedFileTypes.find((one) => one === type)
    return known ? [{ type: known, bytes }] : []
  })
}

/** What the sender of a case sees of it. */
export async function describeCase(db: Kysely<Database>, found: KnownCase): Promise<VisitorCase> {
  const { kind, state } = found
  const { rail, sender } = planOf(kind)
  const open = !isFinal(kind, state)
  return {
    number: found.number,
    kind,
    state,
    rail: [...rail],
    open,
    createdAt: found.created_at,
    dueOn: found.due_on,
    resultOn: resultDay(kind, new Date(found.created_at)),
    eraseOn: isLasting(kind, state) ? null : found.erase_on,
    fields: openContent(found)?.fields ?? [],
    messages: await readMessages(db, found.id),
    files: await readFiles(db, found.id),
    may: {
      reply: open && sender.reply,
      withdraw: sender.withdraw && mayWithdraw(kind, state),
      replaceFile: open && sender.replaceFile,
      erase: sender.erase,
    },
  }
}
