import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { OperationId } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'

export type RateLimits = { consume(operation: OperationId, address: string | null): Promise<void> }

export type RateLimitPlan = { points: number; seconds: number }
export const rateLimitPlans = {
  /** Reads by one address. */
  read: { points: 300, seconds: 60 },
  /** Searches by one address: the dearest read. */
  search: { points: 90, seconds: 60 },
  /** Sign-ins by one address. */
  token: { points: 10, seconds: 300 },
} as const satisfies Record<string, RateLimitPlan>

function planOf(operation: OperationId): keyof typeof rateLimitPlans {
  return operation === 'token' ? 'token' : operation === 'search' ? 'search' : 'read'
}

/** Limits per address, kept in this process. `consume` throws TOO_MANY_REQUESTS with the seconds to wait. */
export function createRateLimits(plans: Record<keyof typeof rateLimitPlans, RateLimitPlan> = rateLimitPlans): RateLimits {
  const limiter = ({ points, seconds }: RateLimitPlan) => new RateLimiterMemory({ points, duration: seconds })
  const limiters = { read: limiter(plans.read), search: limiter(plans.search), token: limiter(plans.token) }
  return {
    async consume(operation, address) {
      try {
        await limiters[planOf(operation)].consume(address ?? 'unknown')
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
  }
}
