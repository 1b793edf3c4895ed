import { ApiError } from '@/lib/contract/api-error'
import {
  entryDataSchema,
  type Entry,
  type EntryRevision,
  type EntrySummary,
  type ShownEntry,
} from '@/lib/contract/editor'
import { entryActions, entryKinds, type EntryKind } from '@/lib/contract/editor-words'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { entryChanges, fitEntry } from '@/lib/domain/editor/entry-data'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import type { ServiceContext } from '@/lib/server/services/context'
import { findProblems } from './findings'
import { deskKinds } from './kinds'
import type { ContentSource } from './overlay'
import { readWorking, summarize, type Working } from './working'

/** Longer ago is history for the record only. */
const shownRevisions = 60

type Named = { kind: EntryKind; id: string }

export async function getEntries(
  { lang, kind }: ParsedInputOf<'getEntries'>,
  { db, now }: ServiceContext,
): Promise<EntrySummary[]> {
  const asked = kind ? [kind] : entryKinds
  const lists = await Promise.all(asked.map((one) => readWorking(one, { db, now })))
  return lists.flatMap((list) =>
    [...list.values()]
      .map((entry) => summarize(entry, lang))
      .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '') || a.id.localeCompare(b.id)),
  )
}

/** Throws NOT_FOUND for an entry that neither the site nor the desk has. */
export async function findWorking({ kind, id }: Named, source: ContentSource): Promise<Working> {
  const entry = (await readWorking(kind, source)).get(id)
  if (!entry) throw new ApiError('NOT_FOUND', { message: `${kind} ${id}` })
  return entry
}

async function readHistory({ kind, id }: Named, { db }: ContentSource): Promise<EntryRevision[]> {
  const rows = await db
    .selectFrom('content_revision as r')
    .leftJoin('account as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.name as by')
    .where('r.kind', '=', kind)
    .where('r.entry_id', '=', id)
    .orderBy('r.version', 'desc')
    .limit(shownRevisions)
    .execute()
  const fields = kindFields[kind]
  const said = rows.map(({ data }) => fitEntry(fields, entryDataSchema.parse(JSON.parse(data))))
  return rows.map(({ version, action, at, by, publish_at }, index) => {
    const [after, before] = [said[index], said[index + 1]]
    return {
      version,
      action: entryActions.find((one) => one === action) ?? 'saved',
      at,
      by,
      publishAt: publish_at,
      changes: after && before ? entryChanges(fields, before, after) : [],
    }
  })
}

/** One entry with its history and what the check finds. */
export async function describeEntry(named: Named, lang: Lang, source: ContentSource): Promise<Entry> {
  const entry = await findWorking(named, source)
  const [findings, history] = await Promise.all([findProblems(entry, source), readHistory(named, source)])
  const { data, outdated } = entry
  return { ...summarize(entry, lang), data, outdated, findings, history }
}

export async function getEntry(
  { lang, ...named }: ParsedInputOf<'getEntry'>,
  { db, now }: ServiceContext,
): Promise<Entry> {
  return describeEntry(named, lang, { db, now })
}

export async function previewEntry(
  { lang, kind, id, at }: ParsedInputOf<'previewEntry'>,
  { db, now }: ServiceContext,
): Promise<ShownEntry> {
  const source = { db, now: at === undefined ? now : new Date(at) }
  if (at === undefined) {
    const { data } = await findWorking({ kind, id }, source)
    return deskKinds[kind].show(id, data, lang, source)
  }
  const data = (await deskKinds[kind].live(source)).get(id)
  return data ? deskKinds[kind].show(id, data, lang, source) : { kind, shown: null }
}
