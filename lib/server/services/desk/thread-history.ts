import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { selectMessages, type Topic } from '@/lib/server/services/warranty/thread-rows'
import { actorOf, type HistoryEntry } from './item'

/** What owner and desk wrote to each other about a claim or a registration, in order. */
export async function readThreadHistory(db: Kysely<Database>, topic: Topic, id: string): Promise<HistoryEntry[]> {
  const messages = await selectMessages(db, topic, [id]).execute()
  return messages.map(({ at, actor, account_id, text }) => ({
    at,
    actor: actorOf(actor),
    accountId: account_id,
    what: actor === 'customer' ? 'message' : 'answer',
    state: null,
    // Photos alone are a message, too; they stand among the files.
    text: text === '' ? null : text,
  }))
}
