import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { openAccessToken } from '@/lib/auth/session-token'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { InputOf, OperationId, OutputOf } from '@/lib/contract/endpoints'
import { tokenCookie } from '@/lib/routes/guards'
import { askCompany } from './company'

/** The visitor's access token; null = the browser brought none. */
const readAccessToken = cache(async (): Promise<string | null> => {
  const cookie = (await cookies()).get(tokenCookie)?.value
  return cookie ? openAccessToken(cookie) : null
})

/** Asks the company API as whoever is signed in. Throws ApiError, UNAUTHORIZED when nobody is. */
export async function askAsUser<O extends OperationId>(operation: O, input: InputOf<O>): Promise<OutputOf<O>> {
  const token = await readAccessToken()
  if (token === null) throw new ApiError('UNAUTHORIZED')
  return askCompany(operation, input, { token })
}

/** Who the company says the visitor is; null = nobody, whatever the visitor's cookie claims. Asked once for each request. */
export const readUser = cache(async (): Promise<User | null> => {
  try {
    return (await askAsUser('ApiUser/Me', {})).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
})
