import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { Endpoint } from '@/lib/contract/endpoint'
import { staffScopes } from '@/lib/contract/scope'
import type { Database } from '@/lib/server/db/schema'
import { findUser } from '@/lib/server/services/account/account'
import { readToken } from './token'

/** Both null = nobody is signed in, or the operation does not ask. */
export type Caller = { user: User | null; session: string | null }

const nobody: Caller = { user: null, session: null }

/**
 * Who is signed in; nobody, too, when the operation asks whoever is and nobody is. Throws UNAUTHORIZED for a wrong token wherever one is asked
 * for, and for a missing one unless it is optional; FORBIDDEN without the operation's scope, SECOND_FACTOR_REQUIRED when only that withholds it.
 */
export async function readCaller(
  request: Request,
  db: Kysely<Database>,
  { auth, scope }: Pick<Endpoint, 'auth' | 'scope'>,
  now: Date,
): Promise<Caller> {
  const authorization = request.headers.get('authorization')
  if (!auth || (auth === 'optional' && authorization === null)) return nobody
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const subject = bearer ? await readToken(bearer, now) : null
  const user = subject ? await findUser(db, subject, now) : null
  if (!subject || !user) throw new ApiError('UNAUTHORIZED')
  const asked = scope === undefined || typeof scope === 'string' ? scope && [scope] : scope
  if (asked && !asked.some((one) => user.scope.includes(one)))
    throw new ApiError(
      user.secondFactor === 'missing' && asked.some((one) => staffScopes.includes(one))
        ? 'SECOND_FACTOR_REQUIRED'
        : 'FORBIDDEN',
    )
  return { user, session: subject.session }
}
