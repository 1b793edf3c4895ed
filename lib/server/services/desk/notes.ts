import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { openText, sealText } from '@/lib/server/sealed-text'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireHandler, requireRow, type ItemName } from './find-item'
import type { HistoryEntry } from './item'

const purpose = 'desk note'

type Note = { key: string; text: string; what: 'note' | 'answer'; accountId: string; now: Date }

/** Keeps what staff wrote, once a key. False = it was kept before. */
export async function keepNote(db: Kysely<Database>, { kind, id }: ItemName, note: Note): Promise<boolean> {
  const { key, text, what, accountId, now } = note
  const row = { id: key, kind, item_id: id, at: now.toISOString(), account_id: accountId, what }
  const kept = await db
    .insertInto('desk_note')
    .values({ ...row, words: sealText(purpose, key, text) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function noteDeskItem(
  { kind, id, key, text }: ParsedInputOf<'noteDeskItem'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const { id: accountId } = requireHandler(kind, context)
  await requireRow(context.db, { kind, id })
  await keepNote(context.db, { kind, id }, { key, text, what: 'note', accountId, now: context.now })
  return {}
}

export async function readNotes(db: Kysely<Database>, { kind, id }: ItemName): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('desk_note')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('at')
    .execute()
  return rows.map(({ id: key, at, account_id, what, words }) => ({
    at,
    actor: 'staff',
    accountId: account_id,
    what: what === 'answer' ? 'answer' : 'note',
    state: null,
    text: openText(purpose, key, words),
  }))
}
