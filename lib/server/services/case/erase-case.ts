import type { Kysely, Transaction } from 'kysely'
import { caseKinds } from '@/lib/contract/case-words'
import { planOf } from '@/lib/domain/case-plans'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { cancelMessages } from '@/lib/server/outbox/queue'
import { deleteNotesOf } from '@/lib/server/services/desk/forget'
import { releaseUploads } from '@/lib/server/services/upload/sweep-uploads'
import { messagesOfCase } from './notify'

/** Gives up the files of a case: the next sweep deletes them. */
export async function dropCaseFiles(trx: Transaction<Database>, caseId: string): Promise<void> {
  await releaseUploads(trx, [`case:${caseId}`])
}

/** Erases what a case says: only its number, kind, state and dates stay. Its private key opens nothing from then on. False = it was erased before. */
export async function eraseCaseContent(trx: Transaction<Database>, caseId: string, now: Date): Promise<boolean> {
  const erased = await trx
    .updateTable('visitor_case')
    .set({
      content: null,
      key_hash: null,
      mailbox_hash: null,
      phone_hash: null,
      erased_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .where('id', '=', caseId)
    .where('erased_at', 'is', null)
    .returning(['kind', 'number'])
    .executeTakeFirst()
  if (!erased) return false
  await trx.updateTable('visitor_case_event').set({ words: null }).where('case_id', '=', caseId).execute()
  await deleteNotesOf(trx, erased)
  await dropCaseFiles(trx, caseId)
  await cancelMessages(trx, messagesOfCase(caseId))
  return true
}

const lasting = caseKinds.flatMap((kind) => {
  const state = planOf(kind).lastsAs
  return state ? [{ kind, state }] : []
})

/** Erases every case whose day has come, but for what is published: it keeps its key, so that its sender can withdraw it. Returns how many. */
export async function eraseDueCases(db: Kysely<Database>, { day }: RetentionLimit, now: Date): Promise<number> {
  const due = await db
    .selectFrom('visitor_case')
    .select('id')
    .where('erase_on', '<=', day)
    .where('erased_at', 'is', null)
    .where((e) => e.and(lasting.map(({ kind, state }) => e.not(e.and([e('kind', '=', kind), e('state', '=', state)])))))
    .execute()
  let erased = 0
  for (const { id } of due) if (await db.transaction().execute((trx) => eraseCaseContent(trx, id, now))) erased += 1
  return erased
}
