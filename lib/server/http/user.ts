import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { Endpoint } from '@/lib/contract/endpoint'
import type { Database } from '@/lib/server/db/schema'
import { findUser } from '@/lib/server/services/account'
import { readToken } from './token'

/**
 * Who is signed in; null = the operation does not ask, or asks whoever is and nobody is. Throws UNAUTHORIZED for a wrong token wherever one is
 * asked for, and for a missing one unless it is optional.
 */
export async function readUser(request: Request, db: Kysely<Database>, auth: Endpoint['auth']): Promise<User | null> {
  const authorization = request.headers.get('authorization')
  if (!auth || (auth === 'optional' && authorization === null)) return null
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const subject = bearer ? await readToken(bearer) : null
  const user = subject ? await findUser(db, subject) : null
  if (!user) throw new ApiError('UNAUTHORIZED')
  return user
}
