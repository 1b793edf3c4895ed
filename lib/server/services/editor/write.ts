import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { EntryData, Outdated } from '@/lib/contract/editor'
import type { EntryAction, EntryKind, EntryState } from '@/lib/contract/editor-words'
import type { Database } from '@/lib/server/db/schema'

type Place = { kind: EntryKind; id: string; version: number }
export type Writing = Place & {
  action: EntryAction
  state: EntryState
  data: EntryData
  outdated: Outdated
  /** The moment from which it counts on the site; null = it does not. */
  publishAt: Date | null
  account: string
  now: Date
  /** What the site has where there is no row yet: the history begins with it. */
  start: EntryData | null
}

const conflict = () => new ApiError('CONFLICT', { message: 'the entry was changed since it was read' })

async function putEntry(trx: Transaction<Database>, writing: Writing): Promise<void> {
  const { kind, id, version, state, data, outdated, now } = writing
  const values = {
    state,
    version: version + 1,
    data: JSON.stringify(data),
    outdated: JSON.stringify(outdated),
    updated_at: now.toISOString(),
  }
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('content_entry')
      .values({ kind, id, ...values })
      .onConflict((on) => on.columns(['kind', 'id']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw conflict()
    return
  }
  const { numUpdatedRows } = await trx
    .updateTable('content_entry')
    .set(values)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw conflict()
}

/** Takes back what is planned for an entry. */
async function dropPlans(trx: Transaction<Database>, { kind, id, now }: Writing): Promise<void> {
  await trx
    .updateTable('content_revision')
    .set({ publish_at: null })
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('publish_at', '>', now.toISOString())
    .execute()
}

/** Actions after which a plan that was made before no longer holds. */
const ending: readonly EntryAction[] = ['published', 'withdrawn', 'removed']

/** Writes the next version of an entry, and what it was, into the history. Throws CONFLICT when somebody was quicker. */
export async function writeEntry(trx: Transaction<Database>, writing: Writing): Promise<void> {
  const { kind, id, version, action, data, publishAt, account, now, start } = writing
  await putEntry(trx, writing)
  if (ending.includes(action)) await dropPlans(trx, writing)
  const common = { kind, entry_id: id, at: now.toISOString() }
  if (version === 0 && start)
    await trx
      .insertInto('content_revision')
      .values({
        ...common,
        version: 0,
        action: 'start',
        data: JSON.stringify(start),
        publish_at: null,
        account_id: null,
      })
      .execute()
  await trx
    .insertInto('content_revision')
    .values({
      ...common,
      version: version + 1,
      action,
      data: JSON.stringify(data),
      publish_at: publishAt?.toISOString() ?? null,
      account_id: account,
    })
    .execute()
}
