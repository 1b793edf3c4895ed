import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { retentionRules } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'

export const codeMinutes = retentionRules.code.kept.count
const tries = 5
const digits = 6

export type CodeTarget = {
  /** What the code is for; a code of one purpose opens no other. */
  purpose: string
  /** Phone number or e-mail address, in one spelling. */
  target: string
}

/** Keyed, because a million codes, or all phone numbers, are soon tried against a bare hash. */
function keyedHash(...parts: string[]): Buffer {
  return createHmac('sha256', deriveKey('one-time-code')).update(JSON.stringify(parts)).digest()
}

/** Makes a code of six digits, valid for ten minutes and five tries; an earlier one of the same target is void. The caller sends it and counts how often. */
export async function issueCode(
  db: Kysely<Database>,
  { purpose, target }: CodeTarget,
  now: Date,
): Promise<{ code: string; minutes: number }> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const id = randomUUID()
  const fresh = {
    id,
    code_hash: keyedHash(id, code).toString('hex'),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
    tries_left: tries,
    used_at: null,
  }
  await db
    .insertInto('one_time_code')
    .values({ ...fresh, purpose, target_hash: keyedHash(purpose, target).toString('hex') })
    .onConflict((conflict) => conflict.columns(['purpose', 'target_hash']).doUpdateSet(fresh))
    .execute()
  return { code, minutes: codeMinutes }
}

/** Whether this is the target's code; true at most once for each code. Each question costs a try, right or wrong. */
export async function redeemCode(
  db: Kysely<Database>,
  { purpose, target, code }: CodeTarget & { code: string },
  now: Date,
): Promise<boolean> {
  // Counted before it is looked at, in one statement: questions asked at once cannot share a try.
  const row = await db
    .updateTable('one_time_code')
    .set((e) => ({ tries_left: e('tries_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('target_hash', '=', keyedHash(purpose, target).toString('hex'))
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!row || !timingSafeEqual(Buffer.from(row.code_hash, 'hex'), keyedHash(row.id, code.trim()))) return false
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: now.toISOString() })
    .where('id', '=', row.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Forgets codes that no longer open anything. Returns how many. */
export async function deleteOldCodes(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('one_time_code')
    .where('expires_at', '<', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
