import { isAxiosError, isCancel } from 'axios'
import { ApiError, errorStatus, type ErrorCode } from '@/lib/contract/api-error'
import { apiErrorSchema } from '@/lib/contract/errors'

/** Any failure of a request as message + status; 500 when nothing better is known. */
export function normalizeError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError<unknown>(error))
    return new ApiError('INTERNAL', { message: error instanceof Error ? error.message : 'Error', cause: error })
  if (!error.response)
    return new ApiError(isTimeout(error) ? 'TIMEOUT' : 'UPSTREAM_UNAVAILABLE', {
      message: error.message,
      cause: isCancel(error) ? 'cancelled' : error,
    })
  const { status, data, headers } = error.response
  const body = apiErrorSchema.safeParse(typeof data === 'string' ? parseJson(data) : data)
  const retryAfter = Number(headers['retry-after'])
  return new ApiError(body.success ? body.data.error.code : codeOfStatus(status), {
    message: body.success ? body.data.error.message : error.message,
    status,
    ...(body.success && body.data.error.fields && { fields: body.data.error.fields }),
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  })
}

function isTimeout(error: { code?: string }): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function codeOfStatus(status: number): ErrorCode {
  // Without the contract's own words, a server in between is not ready: that is over sooner than what the company itself calls unavailable.
  if (status === errorStatus.SERVICE_UNAVAILABLE) return 'UPSTREAM_UNAVAILABLE'
  const known = (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status)
  return known ?? (status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL')
}

/** Worth a second try: nothing was answered, or a server in between was not ready. */
export function isRetryable(error: ApiError): boolean {
  return error.cause !== 'cancelled' && (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'TIMEOUT')
}
