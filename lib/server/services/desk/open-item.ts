import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { DeskItem } from '@/lib/contract/desk'
import type { DeskKind } from '@/lib/contract/desk-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { storedFileTypes } from '@/lib/contract/upload'
import { deskKindTable, isNumbered } from '@/lib/domain/desk/kinds'
import { notSpam } from '@/lib/domain/desk/moves'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { readAnswers } from './canned-answers'
import { loaders, requireHandler, requireRow } from './find-item'
import type { HistoryEntry } from './item'
import { readNotes } from './notes'
import { recordView } from './views'

async function readFiles(db: Kysely<Database>, owners: readonly string[]): Promise<DeskItem['files']> {
  if (owners.length === 0) return []
  const files = await db
    .selectFrom('upload')
    .select(['id', 'type', 'bytes', 'purpose'])
    .where('claimed_by', 'in', owners)
    .orderBy('created_at')
    .execute()
  return files.flatMap(({ type, ...file }) => {
    const known = storedFileTypes.find((one) => one === type)
    return known ? [{ ...file, type: known }] : []
  })
}

/** Accounts whose scopes let them have an item of this kind. */
export function findColleagues(db: Kysely<Database>, kind: DeskKind): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('scopes', 'like', `%"${deskKindTable[kind]}"%`)
    .orderBy('name')
    .execute()
}

async function namesOf(db: Kysely<Database>, history: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(history.flatMap(({ accountId }) => accountId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** All of an item, once it is written down that it was looked at. NOT_FOUND, also for who does not handle its kind. */
export async function openDeskItem(
  { kind, id, lang }: ParsedInputOf<'openDeskItem'>,
  context: ServiceContext,
): Promise<DeskItem> {
  const { db, now } = context
  const { id: accountId } = requireHandler(kind, context)
  const row = await requireRow(db, { kind, id })
  const details = await loaders[kind](db, id, lang)
  if (!details) throw new ApiError('NOT_FOUND')
  await recordView(db, { kind, id }, { accountId, what: 'item', now })
  const { fileOwners, history, letter: _letter, moves, ...rest } = details
  const entries = [...history, ...(await readNotes(db, { kind, id }))].toSorted((a, b) => a.at.localeCompare(b.at))
  const names = await namesOf(db, entries)
  return {
    ...row,
    ...rest,
    files: await readFiles(db, fileOwners),
    history: entries.map(({ accountId: by, ...entry }) => ({ ...entry, name: (by && names.get(by)) || null })),
    moves: row.suspected ? [notSpam, ...moves] : moves,
    colleagues: await findColleagues(db, kind),
    answers: await readAnswers(kind, isNumbered(kind) ? id : '', { staff: lang, sender: rest.lang }),
  }
}
