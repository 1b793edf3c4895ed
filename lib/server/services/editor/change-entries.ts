import { ApiError } from '@/lib/contract/api-error'
import { entryDataSchema, type Entry, type EntryFinding } from '@/lib/contract/editor'
import type { EntryAction, EntryState } from '@/lib/contract/editor-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { fitEntry, outdatedAfter } from '@/lib/domain/editor/entry-data'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import type { ServiceContext } from '@/lib/server/services/context'
import { findProblems } from './findings'
import { claimContentPictures } from './pictures'
import { describeEntry, findWorking } from './read-entries'
import { readWorking, type Working } from './working'
import { writeEntry } from './write'

type Asked = ParsedInputOf<'checkEntry'>
type Change = Partial<Pick<Working, 'data' | 'outdated'>> & {
  action: EntryAction
  state: EntryState
  publishAt?: Date
}

async function change(
  { kind, id, version }: Asked,
  known: Working,
  next: Change,
  context: ServiceContext,
): Promise<Entry> {
  const { db, user, now } = context
  if (!user) throw new ApiError('UNAUTHORIZED')
  await db.transaction().execute(async (trx) => {
    if (next.data) await claimContentPictures(trx, { kind, id, data: next.data })
    await writeEntry(trx, {
      kind,
      id,
      version,
      data: known.data,
      outdated: known.outdated,
      publishAt: null,
      account: user.id,
      now,
      start: known.version === 0 && known.live ? known.data : null,
      ...next,
    })
  })
  return describeEntry({ kind, id }, 'en', { db, now })
}

/** Throws CONFLICT for an entry that is not as it was read. */
function demandVersion({ version }: Asked, known: Working): void {
  if (known.version !== version) throw new ApiError('CONFLICT', { message: `it is version ${known.version} by now` })
}

const nothingSaid = { facts: {}, words: { en: {}, th: {}, ja: {} } }

/** Throws CONFLICT when somebody has changed it since it was read. */
export async function saveEntry(
  { data: given, stillRight, ...asked }: ParsedInputOf<'saveEntry'>,
  context: ServiceContext,
): Promise<Entry> {
  const { kind, id } = asked
  const fields = kindFields[kind]
  const fresh: Working = {
    kind,
    id,
    state: 'draft',
    version: 0,
    live: false,
    plannedAt: null,
    changedAt: null,
    data: fitEntry(fields, nothingSaid),
    outdated: { th: {}, ja: {} },
  }
  const known = (await readWorking(kind, context)).get(id) ?? fresh
  demandVersion(asked, known)
  const data = fitEntry(fields, given)
  const outdated = outdatedAfter(fields, { before: known.data, after: data, outdated: known.outdated, stillRight })
  return change(asked, known, { action: 'saved', state: 'draft', data, outdated }, context)
}

/** Throws INVALID_INPUT with the fields in which the check finds an error. */
function refuseErrors(findings: readonly EntryFinding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length === 0) return
  const fields = errors.map(({ field, lang }) => ({
    path: lang === null ? `facts.${field}` : `words.${lang}.${field}`,
    code: 'invalid' as const,
  }))
  throw new ApiError('INVALID_INPUT', { fields })
}

export async function checkEntry(asked: Asked, context: ServiceContext): Promise<Entry> {
  const known = await findWorking(asked, context)
  demandVersion(asked, known)
  if (known.state !== 'draft') throw new ApiError('CONFLICT', { message: `it is ${known.state}` })
  refuseErrors(await findProblems(known, context))
  return change(asked, known, { action: 'checked', state: 'checked' }, context)
}

/** Throws CONFLICT unless it is checked, and INVALID_INPUT when the check finds an error by now or for that moment. */
export async function publishEntry(
  { at, ...asked }: ParsedInputOf<'publishEntry'>,
  context: ServiceContext,
): Promise<Entry> {
  const known = await findWorking(asked, context)
  demandVersion(asked, known)
  if (known.state !== 'checked') throw new ApiError('CONFLICT', { message: `it is ${known.state}` })
  const { db, now } = context
  const wanted = at === undefined ? now : new Date(at)
  const publishAt = wanted > now ? wanted : now
  refuseErrors(await findProblems(known, { db, now, at: publishAt }))
  return change(asked, known, { action: 'published', state: 'published', publishAt }, context)
}

/** Throws CONFLICT when nothing is planned. */
export async function withdrawEntry(asked: Asked, context: ServiceContext): Promise<Entry> {
  const known = await findWorking(asked, context)
  demandVersion(asked, known)
  if (known.plannedAt === null) throw new ApiError('CONFLICT', { message: 'nothing is planned' })
  const state = known.state === 'published' ? 'checked' : known.state
  return change(asked, known, { action: 'withdrawn', state }, context)
}

/** Throws CONFLICT when the site does not have it. */
export async function removeEntry(asked: Asked, context: ServiceContext): Promise<Entry> {
  const known = await findWorking(asked, context)
  demandVersion(asked, known)
  if (!known.live) throw new ApiError('CONFLICT', { message: 'the site does not have it' })
  return change(asked, known, { action: 'removed', state: 'removed', publishAt: context.now }, context)
}

/** Throws NOT_FOUND for a version that there never was. */
export async function restoreEntry(
  { to, ...asked }: ParsedInputOf<'restoreEntry'>,
  context: ServiceContext,
): Promise<Entry> {
  const { kind, id } = asked
  const known = await findWorking(asked, context)
  demandVersion(asked, known)
  const never = new ApiError('NOT_FOUND', { message: `version ${to}` })
  // PostgreSQL fails on a number that its column could not hold.
  if (to > known.version) throw never
  const row = await context.db
    .selectFrom('content_revision')
    .select('data')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('version', '=', to)
    .executeTakeFirst()
  if (!row) throw never
  const data = fitEntry(kindFields[kind], entryDataSchema.parse(JSON.parse(row.data)))
  // Translations of an earlier version were made from its own English.
  return change(asked, known, { action: 'restored', state: 'draft', data, outdated: { th: {}, ja: {} } }, context)
}
