import type { EntryFinding } from '@/lib/contract/editor'
import { dayInThailand } from '@/lib/domain/calendar'
import { checkEntry } from '@/lib/domain/editor/checks'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { findUnknown } from './find-unknown'
import { deskKinds } from './kinds'
import type { ContentSource } from './overlay'
import type { Working } from './working'

/** What the check finds in an entry that goes on the site at a moment; errors first. */
export async function findProblems(
  entry: Pick<Working, 'kind' | 'id' | 'data' | 'outdated'>,
  { db, now, at = now }: ContentSource & { at?: Date },
): Promise<EntryFinding[]> {
  const { kind, id, data, outdated } = entry
  const found = checkEntry({
    fields: kindFields[kind],
    data,
    outdated,
    today: dayInThailand(now),
    from: dayInThailand(at),
    ...(await findUnknown(entry, { db, now })),
  })
  const named = new Set(found.filter(({ level }) => level === 'error').map(({ field }) => field))
  const others = deskKinds[kind]
    .problems(id, data)
    // What has a better sentence is not told twice.
    .filter((field) => !named.has(field) && (named.size === 0 || field !== ''))
    .map((field): EntryFinding => ({ code: 'invalid', level: 'error', field, lang: null, found: '', better: '' }))
  return [...others, ...found]
}
