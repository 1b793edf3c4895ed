import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import { fillText } from '@/lib/utils/fill-text'
import type { PassportTexts } from './passport-texts'

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

/** Why something the owner of an open passport asked for was not done. */
export function failureText({ code, minutes }: Failure, texts: PassportTexts['failures']): string {
  if (code === 'TOO_MANY_REQUESTS') return fillText(texts.tooMany, { minutes })
  if (code === 'NOT_FOUND') return texts.key
  if (code === 'CONFLICT') return texts.conflict
  if (code === 'FORBIDDEN') return texts.forbidden
  if (code === 'STORAGE_FULL') return texts.full
  return texts.down
}
