import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import { tokenCookie } from '@/lib/routes/guards'
import { askCompany } from './company'

/** Who the company says the visitor is; null = nobody, whatever the visitor's cookie claims. Asked once for each request. */
export const readUser = cache(async (): Promise<User | null> => {
  const token = (await cookies()).get(tokenCookie)?.value
  if (!token) return null
  try {
    return (await askCompany('ApiUser/Me', {}, { token })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
})
