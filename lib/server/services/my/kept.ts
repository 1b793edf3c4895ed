import type { Kysely, Transaction } from 'kysely'
import { keptSchemas, type KeepInput, type KeptEntry, type KeptValue } from '@/lib/contract/kept'
import { keptKinds, type KeptKind } from '@/lib/contract/kept-kinds'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { moveLikes } from '@/lib/server/services/community/likes'
import { mergeKept } from './merge-kept'
import { requireAccount } from './who'

/** Null = nothing yet. */
export async function readKept<K extends KeptKind>(
  db: Kysely<Database>,
  account: string,
  kind: K,
): Promise<{ value: KeptValue<K>; updatedAt: string } | null> {
  const row = await db
    .selectFrom('account_kept')
    .select(['value', 'updated_at'])
    .where('account_id', '=', account)
    .where('kind', '=', kind)
    .executeTakeFirst()
  // The schema of a kind is what its value is; TypeScript loses sight of that through the table.
  return row
    ? { value: keptSchemas[kind].parse(JSON.parse(row.value)) as KeptValue<K>, updatedAt: row.updated_at }
    : null
}

export async function getKept(_input: unknown, context: ServiceContext) {
  const { id: account } = await requireAccount(context)
  const kept = await Promise.all(
    keptKinds.map(async (kind) => {
      const known = await readKept(context.db, account, kind)
      return known ? [{ kind, ...known } as KeptEntry] : []
    }),
  )
  return { account, kept: kept.flat() }
}

async function write(trx: Transaction<Database>, account: string, entry: KeptEntry): Promise<KeptEntry> {
  const row = { value: JSON.stringify(entry.value), updated_at: entry.updatedAt }
  await trx
    .insertInto('account_kept')
    .values({ account_id: account, kind: entry.kind, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
    .execute()
  return entry
}

async function merged(trx: Transaction<Database>, account: string, input: KeepInput): Promise<KeepInput> {
  if (input.how === 'replace') return input
  const { kind } = input
  // One branch a kind, because only so does TypeScript see that both values are of the same one.
  if (kind === 'garage') {
    const kept = await readKept(trx, account, kind)
    return kept ? { ...input, value: mergeKept[kind](input.value, kept.value) } : input
  }
  if (kind === 'likes') {
    const kept = await readKept(trx, account, kind)
    return kept ? { ...input, value: mergeKept[kind](input.value, kept.value) } : input
  }
  const kept = await readKept(trx, account, kind)
  return kept ? { ...input, value: mergeKept[kind](input.value, kept.value) } : input
}

/** Keeps a list. Whoever writes last decides, unless the list of a device joins what was kept before. */
export async function keep(input: KeepInput, context: ServiceContext): Promise<KeptEntry> {
  const { id: account } = await requireAccount(context)
  const { db, now } = context
  return db.transaction().execute(async (trx) => {
    // At the account, because there may be no list yet.
    await queueAt(trx, 'account', 'id', account)
    const { how: _how, ...entry } = await merged(trx, account, input)
    if (input.kind === 'likes' && entry.kind === 'likes' && input.value.browser !== '')
      await moveLikes(trx, { ids: input.value.ids, from: input.value.browser, to: entry.value.browser }, now)
    return write(trx, account, { ...entry, updatedAt: now.toISOString() })
  })
}
