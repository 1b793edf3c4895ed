import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitNames, type LimitName } from '@/lib/contract/endpoint'
import { ApiError } from '@/lib/contract/api-error'

export type RateLimits = { consume(name: LimitName, key: string | null): Promise<void> }

export type RateLimitPlan = { points: number; seconds: number }

/** How many calls one key (an address, a serial, a phone) has in a stretch of time. */
export const rateLimitPlans = {
  read: { points: 300, seconds: 60 },
  /** The dearest read. */
  search: { points: 90, seconds: 60 },
  /** Sign-ins. */
  token: { points: 10, seconds: 300 },
  /** Forms: a household behind one address sends a few an hour. */
  write: { points: 60, seconds: 600 },
  /** Files: each form takes up to three, and a photograph is often taken twice. */
  upload: { points: 40, seconds: 600 },
  /** Guesses at something only its owner knows: serial and phone, link and PIN. */
  check: { points: 10, seconds: 600 },
  /** Codes sent to a phone or a mailbox; each costs money. */
  message: { points: 5, seconds: 900 },
} as const satisfies Record<LimitName, RateLimitPlan>

/** Limits kept in this process. `consume` throws TOO_MANY_REQUESTS with the seconds to wait. */
export function createRateLimits(plans: Record<LimitName, RateLimitPlan> = rateLimitPlans): RateLimits {
  const limiters = new Map(limitNames.map((name) => [name, new RateLimiterMemory({ points: plans[name].points, duration: plans[name].seconds })]))
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key ?? 'unknown')
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
  }
}
