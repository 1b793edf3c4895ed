import { ApiError, type ErrorCode } from '@/lib/contract/api-error'

export type Failure = { code: ErrorCode; /** To wait before the next try; at least 1. */ minutes: number }

/** Whatever was thrown, as what the page says about it. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL', minutes: 1 }
  return { code: error.code, minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) }
}

/** True when the link, the PIN or both are wrong; the company does not tell which. */
export function isWrongKey({ code }: Failure): boolean {
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT'
}
