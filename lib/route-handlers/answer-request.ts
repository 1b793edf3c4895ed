import 'server-only'
import { unstable_rethrow as rethrowSignal } from 'next/navigation'
import type { LimitName } from '@/lib/contract/endpoint'
import { callerKey, readCallerAddress } from '@/lib/server/http/caller-address'
import { errorResponse, toApiError } from '@/lib/server/http/error-response'
import type { RateLimits } from '@/lib/server/http/rate-limits'
import { openRateLimits } from '@/lib/server/http/shared-rate-limits'

type Options = {
  /** Counts the request against its caller's address; beyond the limit it is answered TOO_MANY_REQUESTS. */
  limit?: LimitName
  /** Headers that error answers get, too. */
  errorHeaders?: Record<string, string>
}

let limits: RateLimits | null = null

/** The one wrapper of route handlers outside the company API: limits the caller, then answers; what is thrown becomes the one shape of error answers. */
export async function answerRequest(
  request: Request,
  answer: () => Promise<Response>,
  { limit, errorHeaders }: Options = {},
): Promise<Response> {
  try {
    if (limit) {
      limits ??= openRateLimits('site')
      await limits.consume(limit, callerKey(readCallerAddress(request).address))
    }
    return await answer()
  } catch (error) {
    // What Next throws to itself, such as that an answer depends on its request.
    rethrowSignal(error)
    return errorResponse(toApiError(error), crypto.randomUUID(), errorHeaders)
  }
}

const yearSeconds = 31_536_000

/** How long a file may be kept: a year under a versioned address (`?v=`), five minutes without. */
export function cacheControlOf(request: Request): string {
  const versioned = new URL(request.url).searchParams.has('v')
  return versioned ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=300'
}
