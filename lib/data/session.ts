import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { readAccessToken } from '@/lib/auth/session-token'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { InputOf, OperationId, OutputOf } from '@/lib/contract/endpoints'
import { askCompany } from './company'

/** The visitor's access token; null = the browser brought none. */
const ownToken = cache(async (): Promise<string | null> => readAccessToken((await headers()).get('cookie')))

/** Asks the company API as whoever is signed in. Throws ApiError, UNAUTHORIZED when nobody is. */
export async function askAsUser<O extends OperationId>(operation: O, input: InputOf<O>): Promise<OutputOf<O>> {
  const token = await ownToken()
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
