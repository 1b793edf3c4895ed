import {
  entryDataSchema,
  outdatedSchema,
  type EntryData,
  type EntrySummary,
  type Outdated,
} from '@/lib/contract/editor'
import { entryStates, type EntryKind } from '@/lib/contract/editor-words'
import type { Lang } from '@/lib/contract/common'
import { fitEntry, toTranslate } from '@/lib/domain/editor/entry-data'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { deskKinds } from './kinds'
import type { ContentSource } from './overlay'

/** An entry as it is being written; one that was never edited is as the site has it. */
export type Working = Pick<EntrySummary, 'kind' | 'id' | 'state' | 'version' | 'live' | 'plannedAt' | 'changedAt'> & {
  data: EntryData
  outdated: Outdated
}

const nothingOutdated: Outdated = { th: {}, ja: {} }

async function readPlans(kind: EntryKind, { db, now }: ContentSource): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('content_revision')
    .select(['entry_id', 'publish_at'])
    .where('kind', '=', kind)
    .where('publish_at', '>', now.toISOString())
    .execute()
  return new Map(rows.map(({ entry_id, publish_at }) => [entry_id, publish_at]))
}

/** Every entry of a kind by its id. */
export async function readWorking(kind: EntryKind, source: ContentSource): Promise<Map<string, Working>> {
  const [live, plans, rows] = await Promise.all([
    deskKinds[kind].live(source),
    readPlans(kind, source),
    source.db.selectFrom('content_entry').selectAll().where('kind', '=', kind).execute(),
  ])
  const edited = rows.map((row): Working => ({
    kind,
    id: row.id,
    state: entryStates.find((state) => state === row.state) ?? 'draft',
    version: row.version,
    live: live.has(row.id),
    plannedAt: plans.get(row.id) ?? null,
    changedAt: row.updated_at,
    data: fitEntry(kindFields[kind], entryDataSchema.parse(JSON.parse(row.data))),
    outdated: outdatedSchema.parse(JSON.parse(row.outdated)),
  }))
  const known = new Set(edited.map(({ id }) => id))
  const others = [...live]
    .filter(([id]) => !known.has(id))
    .map(([id, data]): Working => ({
      kind,
      id,
      state: 'published',
      version: 0,
      live: true,
      plannedAt: null,
      changedAt: null,
      data: fitEntry(kindFields[kind], data),
      outdated: nothingOutdated,
    }))
  return new Map([...edited, ...others].map((one) => [one.id, one]))
}

/** An entry as lists show it. */
export function summarize({ data, outdated, ...entry }: Working, lang: Lang): EntrySummary {
  const fields = kindFields[entry.kind]
  const name = fields.words[0]?.name ?? ''
  const title = data.words[lang][name] ?? ''
  return {
    ...entry,
    title: title === '' ? (data.words.en[name] ?? '') : title,
    toDo: toTranslate(fields, data, outdated),
  }
}
