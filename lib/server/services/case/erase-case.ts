import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { cancelMessages } from '@/lib/server/outbox/queue'
import { messagesOfCase } from './notify'

/** Older than any file that still waits for its form. */
const longAgo = '1970-01-01T00:00:00.000Z'

/** Gives up the files of a case: nobody owns them now, and the next sweep deletes them. */
export async function dropCaseFiles(trx: Transaction<Database>, caseId: string): Promise<void> {
  await trx
    .updateTable('upload')
    .set({ claimed_by: null, created_at: longAgo })
    .where('claimed_by', '=', `case:${caseId}`)
    .execute()
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
    .executeTakeFirst()
  if (erased.numUpdatedRows !== 1n) return false
  await trx.updateTable('visitor_case_event').set({ words: null }).where('case_id', '=', caseId).execute()
  await dropCaseFiles(trx, caseId)
  await cancelMessages(trx, messagesOfCase(caseId))
  return true
}
