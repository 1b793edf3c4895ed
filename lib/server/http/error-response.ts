import { ApiError } from '@/lib/contract/api-error'
import type { ApiErrorBody } from '@/lib/contract/errors'
import { logFailure } from './log'

/** Anything thrown, as an ApiError; what is not one is logged and told to nobody. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  logFailure(error)
  return new ApiError('INTERNAL')
}

/** The one shape of every error answer. Internal errors keep their cause to the log. */
export function errorResponse(error: ApiError, requestId: string, headers: Record<string, string> = {}): Response {
  const body: ApiErrorBody = { error: { code: error.code, message: error.message, requestId, ...(error.fields.length > 0 && { fields: error.fields }) } }
  return Response.json(body, {
    status: error.status,
    headers: { ...headers, 'x-request-id': requestId, 'cache-control': 'no-store', ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }) },
  })
}
