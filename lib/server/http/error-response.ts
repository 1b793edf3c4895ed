import { ApiError } from '@/lib/contract/api-error'
import type { ApiErrorBody } from '@/lib/contract/errors'
import { isFault } from '@/lib/server/fault'
import { logFailure } from './log'

/** When a browser may ask again for what the machine could not do just now. */
const retryAfterSeconds = 5

/** Anything thrown, as an ApiError; what is not one is logged and told to nobody, a fault of the machine by its code alone. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  logFailure(error)
  return isFault(error) ? new ApiError(error.code, { retryAfterSeconds }) : new ApiError('INTERNAL')
}

/** The one shape of every error answer. Internal errors keep their cause to the log. */
export function errorResponse(error: ApiError, requestId: string, headers: Record<string, string> = {}): Response {
  const body: ApiErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(error.fields.length > 0 && { fields: error.fields }),
    },
  }
  return Response.json(body, {
    status: error.status,
    headers: {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }),
      // Nobody waits for the rest of a body that came too slowly.
      ...(error.code === 'REQUEST_TIMEOUT' && { connection: 'close' }),
    },
  })
}
