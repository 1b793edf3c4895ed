import { ApiError } from '@/lib/contract/api-error'

/** null for "does not exist"; every other failure is thrown, so that an outage is never stored as "not found". */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
