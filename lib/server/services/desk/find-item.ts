import { caseKinds } from '@/lib/contract/case-words'
import { ApiError } from '@/lib/contract/api-error'
import type { InboxRow } from '@/lib/contract/desk'
import type { DeskKind } from '@/lib/contract/desk-words'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { loadCase } from './case-item'
import { loadClaim } from './claim-item'
import { loadDealerChange } from './dealer-change-item'
import type { LoadItem } from './item'
import { mayHandle, toInboxRow } from './list-inbox'
import { readItem } from './read-source'
import { loadRegistration } from './registration-item'
import { sourceNames, sources } from './sources'
import { loadVisit } from './visit-item'
import { loadWish } from './wish-item'

export const loaders: Record<DeskKind, LoadItem> = {
  ...(Object.fromEntries(caseKinds.map((kind) => [kind, loadCase])) as Record<(typeof caseKinds)[number], LoadItem>),
  registration: loadRegistration,
  claim: loadClaim,
  visit: loadVisit,
  wish: loadWish,
  'dealer-change': loadDealerChange,
}

export type ItemName = { kind: DeskKind; id: string }

/** Who asks; NOT_FOUND where items of this kind are none of theirs: that there is one, they do not learn. */
export function requireHandler(kind: DeskKind, { user }: Pick<ServiceContext, 'user'>): { id: string } {
  if (!user) throw new ApiError('UNAUTHORIZED')
  if (!mayHandle(kind, user.scope)) throw new ApiError('NOT_FOUND')
  return { id: user.id }
}

/** An item as the inbox shows it. NOT_FOUND. */
export async function requireRow(db: Kysely<Database>, { kind, id }: ItemName): Promise<InboxRow> {
  for (const name of sourceNames) {
    if (!sources[name].kinds.includes(kind)) continue
    for (const status of ['open', 'done'] as const) {
      const row = await readItem(db, sources[name], { kind, id, status })
      if (row) return toInboxRow(sources[name], row)
    }
  }
  throw new ApiError('NOT_FOUND')
}
