import type { z } from 'zod'
import type { reportInput } from '@/lib/contract/community'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireFacts } from './build-table'

/** Keeps what a visitor says about a build, once a key. */
export async function reportBuild(
  { id, key, reason, note }: z.output<typeof reportInput>,
  { db, now }: ServiceContext,
): Promise<Record<string, never>> {
  requireFacts(id)
  await db
    .insertInto('build_report')
    .values({ id: key, build_id: id, reason, note, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return {}
}
