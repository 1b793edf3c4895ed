import type { Kysely } from 'kysely'
import { z } from 'zod'
import { langSchema, type Lang } from '@/lib/contract/common'
import { scopeSchema, staffScopes, type Scope } from '@/lib/contract/scope'
import type { Database } from '@/lib/server/db/schema'
import type { AccountTable } from '@/lib/server/db/tables/accounts'
import type { Handle } from './handle'

const scopesSchema = z.array(scopeSchema)

export type KnownAccount = Omit<AccountTable, 'scopes'> & { scopes: Scope[] }

function readAccount(row: AccountTable | undefined): KnownAccount | null {
  return row ? { ...row, scopes: scopesSchema.parse(JSON.parse(row.scopes)) } : null
}

/** Null = nobody is known by that. */
export async function findAccount(db: Kysely<Database>, { channel, value }: Handle): Promise<KnownAccount | null> {
  const column = channel === 'email' ? 'email' : 'phone'
  return readAccount(await db.selectFrom('account').selectAll().where(column, '=', value).executeTakeFirst())
}

export async function findAccountById(db: Kysely<Database>, id: string): Promise<KnownAccount | null> {
  return readAccount(await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Where an account's messages go. */
export function handleOf({ email, phone }: Pick<AccountTable, 'email' | 'phone'>): Handle {
  if (email !== null) return { channel: 'email', value: email }
  if (phone !== null) return { channel: 'sms', value: phone }
  throw new Error('An account has neither an e-mail address nor a phone number')
}

/** Whether it has scopes that need a second factor. */
export const isStaff = ({ scopes }: KnownAccount) => scopes.some((scope) => staffScopes.includes(scope))

/** The language it wants messages in; `asked`: that of the page which sets one off. */
export const langOf = ({ lang }: Pick<AccountTable, 'lang'>, asked: Lang): Lang =>
  langSchema.nullable().parse(lang) ?? asked
