import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import { findUser } from '@/lib/server/services/account'
import { readToken } from './token'

export type Caller = { user: User | null; address: string | null; cdnCountry: string | null }

/** The caller's address as the nearest proxy wrote it; null = in-process. */
export function addressOf(request: Request): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null
}

/**
 * Who calls. The address is the last hop of X-Forwarded-For, which the proxy in front has to write itself (deploy/nginx.conf does); Next fills it
 * in when there is no proxy. With `required`, a missing or wrong token is UNAUTHORIZED.
 */
export async function readCaller(request: Request, db: Kysely<Database>, required: boolean): Promise<Caller> {
  const address = addressOf(request)
  const cdnCountry = request.headers.get('cf-ipcountry') ?? request.headers.get('x-vercel-ip-country') ?? request.headers.get('cloudfront-viewer-country')
  if (!required) return { user: null, address, cdnCountry }
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const subject = bearer ? await readToken(bearer) : null
  const user = subject ? await findUser(db, subject) : null
  if (!user) throw new ApiError('UNAUTHORIZED')
  return { user, address, cdnCountry }
}
