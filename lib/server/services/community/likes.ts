import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { likeInput } from '@/lib/contract/community'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireFacts } from './build-table'

function hashOf(buildId: string, browser: string): string {
  return createHmac('sha256', deriveKey('build-like')).update(`${buildId} ${browser}`).digest('base64url')
}

export async function countLikes(db: Kysely<Database>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('build_like')
    .select((e) => e.fn.countAll().as('count'))
    .where('build_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Says what shall be and not what shall change, so that a call that is sent twice does no harm. */
export async function addLikeOrUnlike(
  { id, browser, like }: z.output<typeof likeInput>,
  { db, now }: ServiceContext,
): Promise<{ likes: number }> {
  requireFacts(id)
  const row = { build_id: id, browser_hash: hashOf(id, browser) }
  if (like)
    await db
      .insertInto('build_like')
      .values({ ...row, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['build_id', 'browser_hash']).doNothing())
      .execute()
  else
    await db.deleteFrom('build_like').where('build_id', '=', id).where('browser_hash', '=', row.browser_hash).execute()
  return { likes: await countLikes(db, id) }
}

type Move = { ids: readonly string[]; from: string; to: string }

/** Counts likes of one browser under the name of another, each build once: a person who is signed in on two devices likes with one voice. */
export async function moveLikes(trx: Transaction<Database>, { ids, from, to }: Move, now: Date): Promise<void> {
  if (from === to) return
  for (const id of ids) {
    const { numDeletedRows } = await trx
      .deleteFrom('build_like')
      .where('build_id', '=', id)
      .where('browser_hash', '=', hashOf(id, from))
      .executeTakeFirst()
    if (numDeletedRows === 0n) continue
    await trx
      .insertInto('build_like')
      .values({ build_id: id, browser_hash: hashOf(id, to), created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['build_id', 'browser_hash']).doNothing())
      .execute()
  }
}

/** What a browser likes. */
export async function readLikes(db: Kysely<Database>, browser: string, ids: readonly string[]) {
  if (browser === '' || ids.length === 0) return []
  return db
    .selectFrom('build_like')
    .select(['build_id', 'created_at'])
    .where(
      'browser_hash',
      'in',
      ids.map((id) => hashOf(id, browser)),
    )
    .execute()
}

/** Takes back everything a browser likes. */
export async function forgetLikes(trx: Transaction<Database>, browser: string, ids: readonly string[]): Promise<void> {
  if (browser === '' || ids.length === 0) return
  await trx
    .deleteFrom('build_like')
    .where(
      'browser_hash',
      'in',
      ids.map((id) => hashOf(id, browser)),
    )
    .execute()
}
