import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import { caseKindSchema, caseStateSchema } from '@/lib/contract/case'
import type { CaseKind, CaseState } from '@/lib/contract/case-words'
import { langSchema, type Lang } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import type { VisitorCaseTable } from '@/lib/server/db/tables/cases'
import { hashCaseKey } from './keys'

export type KnownCase = Omit<VisitorCaseTable, 'kind' | 'state' | 'lang'> & {
  kind: CaseKind
  state: CaseState
  lang: Lang
}

export function readCase(row: VisitorCaseTable): KnownCase {
  return {
    ...row,
    kind: caseKindSchema.parse(row.kind),
    state: caseStateSchema.parse(row.state),
    lang: langSchema.parse(row.lang),
  }
}

/** The case a private key opens; NOT_FOUND for any other key, and for one whose case is erased. */
export async function requireCase(db: Kysely<Database>, caseKey: string): Promise<KnownCase> {
  const row = await db
    .selectFrom('visitor_case')
    .selectAll()
    .where('key_hash', '=', hashCaseKey(caseKey))
    .executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: 'case' })
  return readCase(row)
}

/** By the number that people tell each other; NOT_FOUND for one that is none. */
export async function requireCaseNumber(db: Kysely<Database>, number: string): Promise<KnownCase> {
  const row = await db.selectFrom('visitor_case').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: 'case' })
  return readCase(row)
}
