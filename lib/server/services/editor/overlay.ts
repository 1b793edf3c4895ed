import type { Kysely } from 'kysely'
import { entryDataSchema } from '@/lib/contract/editor'
import type { EntryKind } from '@/lib/contract/editor-words'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import { nextPlan } from '@/lib/server/services/dealer-corner/go-live'
import type { ContentKind } from './content-kind'

export type ContentSource = { db: Kysely<Database>; now: Date }

type Edit = { action: string; data: string }

/** What the site has of each entry that was ever published or removed: the latest moment that is past counts. */
async function readEdits(kind: EntryKind, { db, now }: ContentSource): Promise<Map<string, Edit>> {
  const rows = await db
    .selectFrom('content_revision')
    .select(['entry_id', 'action', 'data'])
    .where('kind', '=', kind)
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .orderBy('version')
    .execute()
  return new Map(rows.map(({ entry_id, action, data }) => [entry_id, { action, data }]))
}

/** What staff have published, over what the files or the seed say; what they removed is left out. */
export async function readContentOf<T extends { id: string }>(
  kind: ContentKind<T>,
  source: ContentSource,
): Promise<T[]> {
  const [start, edits] = await Promise.all([kind.start(source.db), readEdits(kind.kind, source)])
  const merged = new Map(start.map((one) => [one.id, one]))
  for (const [id, { action, data }] of edits) {
    if (action === 'removed') merged.delete(id)
    else {
      const made = kind.schema.safeParse(kind.make(id, entryDataSchema.parse(JSON.parse(data))))
      // Published under a rule that has become stricter since: what was there before is better than no page at all.
      if (made.success) merged.set(id, made.data)
      else logFailure(new Error(`${kind.kind} ${id} cannot be shown as it was published`))
    }
  }
  return [...merged.values()]
}

/** The next moment at which something planned, of content or of a dealer's listing, goes on the site; null = nothing is planned. */
export async function getNextChange(_: unknown, { db, now }: ContentSource): Promise<{ at: string | null }> {
  const row = await db
    .selectFrom('content_revision')
    .select(({ fn }) => fn.min('publish_at').as('at'))
    .where('publish_at', '>', now.toISOString())
    .executeTakeFirst()
  const plan = await nextPlan(db, now)
  const moments = [row?.at, plan?.toISOString()].filter((at) => typeof at === 'string')
  return { at: moments.toSorted()[0] ?? null }
}

/** Changes with everything published, removed or come due: what was made of content before is out of date. */
export async function readContentVersion({ db, now }: ContentSource): Promise<string> {
  const row = await db
    .selectFrom('content_revision')
    .select(({ fn }) => [fn.max('publish_at').as('last'), fn.countAll().as('count')])
    .where('publish_at', '<=', now.toISOString())
    .executeTakeFirst()
  return `${row?.last ?? ''} ${row?.count ?? 0}`
}
