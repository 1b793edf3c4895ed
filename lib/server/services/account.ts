import { verify } from '@node-rs/argon2'
import { z } from 'zod'
import { scopeSchema, type User } from '@/lib/contract/account'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { signToken, tokenLifetimeSeconds } from '@/lib/server/http/token'
import type { Database } from '@/lib/server/db/schema'
import type { Kysely } from 'kysely'
import type { ServiceContext } from './context'

const scopesSchema = z.array(scopeSchema)

/** A hash of nothing anybody can type: an unknown name takes as long as a wrong password. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$VW5rbm93bkFjY291bnQx$Wl3q0xIXr4kz9uNfY2sB6v1m8cQeHnT5oJdLgRpAwEs'

/** Signs in by e-mail and password. Throws INVALID_CREDENTIALS alike for an unknown name and a wrong password. */
export async function token({ username, password }: ParsedInputOf<'token'>, { db, guess }: ServiceContext) {
  const email = username.toLowerCase()
  const account = await guess('password', email, () => findByPassword(db, email, password))
  if (!account) throw new ApiError('INVALID_CREDENTIALS')
  return { access_token: await signToken(account.id), token_type: 'Bearer' as const, expires_in: tokenLifetimeSeconds }
}

/** Null = unknown, or another password. */
async function findByPassword(db: Kysely<Database>, email: string, password: string): Promise<{ id: string } | null> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await verify(account?.password_hash ?? nobody, password).catch(() => false)
  return account && right ? account : null
}

export async function getCurrentUser(_input: unknown, { user }: ServiceContext) {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return { data: user }
}

/** The user of a token's subject; null = the account is gone. */
export async function findUser(db: Kysely<Database>, id: string): Promise<User | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'scopes'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row
    ? { id: row.id, name: row.name, email: row.email, scope: scopesSchema.parse(JSON.parse(row.scopes)) }
    : null
}
