import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimitName } from '@/lib/contract/endpoint'
import { ApiError } from '@/lib/contract/api-error'
import { guessPlans, type GuessLimitName } from './guess-plans'

export type RateLimitName = LimitName | GuessLimitName

/** The one way to count: in this process, or together with other instances (shared-rate-limits.ts). */
export type RateLimits = {
  /** Counts one more; throws TOO_MANY_REQUESTS with the seconds to wait when none is left. */
  consume(name: RateLimitName, key: string): Promise<void>
  /** Takes one back that turned out not to count. */
  refund(name: RateLimitName, key: string): Promise<void>
}

/** `seconds`: at most 24 days, the longest time a timer can run. */
export type RateLimitPlan = { points: number; seconds: number }

/** How many calls one key (an address, a phone) has in a stretch of time. */
export const rateLimitPlans = {
  read: { points: 300, seconds: 60 },
  /** The dearest read. */
  search: { points: 90, seconds: 60 },
  /** Sign-ins. */
  token: { points: 10, seconds: 300 },
  /** Exchanged and returned refresh tokens: each open browser of a household or office has one every quarter of an hour. */
  session: { points: 120, seconds: 600 },
  /** Forms: a household behind one address sends a few an hour. */
  write: { points: 60, seconds: 600 },
  /** Files: each form takes up to three, and a photograph is often taken twice. */
  upload: { points: 40, seconds: 600 },
  /** What a secret opens, right or wrong; wrong ones are counted as guesses, too. */
  check: { points: 60, seconds: 600 },
  /** Codes sent to a phone or a mailbox; each costs money. */
  message: { points: 5, seconds: 900 },
  /** Registrations of a caller who has registered more serials today than a household has. */
  serials: { points: 5, seconds: 3600 },
  /** Documents and tables of products and registrations, made on request. */
  document: { points: 60, seconds: 60 },
  /** Drawings, about 2 ms each; a list shows dozens. */
  drawing: { points: 1800, seconds: 60 },
  /** Likes: a household that goes through all builds, and changes its mind about some. */
  like: { points: 60, seconds: 3600 },
  /** Page views of an office or a phone network behind one address, two calls each. */
  count: { points: 600, seconds: 60 },
  ...guessPlans,
} as const satisfies Record<RateLimitName, RateLimitPlan>

export type RateLimitPlans = Record<RateLimitName, RateLimitPlan>

/** Limits that count with a limiter for each name. */
export function limitsOf(
  plans: RateLimitPlans,
  makeLimiter: (name: string, plan: RateLimitPlan) => RateLimiterAbstract,
): RateLimits {
  const limiters = new Map(Object.entries(plans).map(([name, plan]) => [name, makeLimiter(name, plan)]))
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new ApiError('TOO_MANY_REQUESTS', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async refund(name, key) {
      await limiters.get(name)?.reward(key)
    },
  }
}

/** Limits kept in this process. */
export function createRateLimits(plans: RateLimitPlans = rateLimitPlans): RateLimits {
  return limitsOf(plans, (_name, { points, seconds }) => new RateLimiterMemory({ points, duration: seconds }))
}
