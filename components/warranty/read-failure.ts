import type { ErrorCode } from '@/lib/contract/api-error'
import type { FieldError } from '@/lib/contract/api-error'

export type Failure = {
  code: ErrorCode | 'UNKNOWN'
  /** Until it may be tried again; null = at once. */ minutes: number | null
  /** What can be mended. */ fields: readonly FieldError[]
}

/** Nothing was answered, or a part of the page did not come. */
export const unreachable: Failure = { code: 'UPSTREAM_UNAVAILABLE', minutes: null, fields: [] }

// By its shape: the class of API errors would bring the contract's schemas into the page.
type ApiErrorShape = { code: ErrorCode; fields: readonly FieldError[]; retryAfterSeconds: number | null }
const isApiError = (error: unknown): error is ApiErrorShape =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  'code' in error &&
  'fields' in error &&
  'retryAfterSeconds' in error

/** What a failed call means for the person in front of it. */
export function readFailure(error: unknown): Failure {
  if (!isApiError(error)) return { code: 'UNKNOWN', minutes: null, fields: [] }
  const { code, fields, retryAfterSeconds } = error
  return { code, minutes: retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60)), fields }
}
