import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { getRedis } from '@/lib/server/redis'
import { createRateLimits, limitsOf, rateLimitPlans, type RateLimitPlans, type RateLimits } from './rate-limits'
import { deriveKey } from './token'

/** Who counts: the company API and the route handlers beside it have counts of their own. */
export type LimitScope = 'company' | 'site'

/** Keys are callers' addresses, which are nobody's business outside this process: what is kept is keyed hashes, until the count is over. */
function hidden(limits: RateLimits): RateLimits {
  const hide = (key: string) => createHmac('sha256', deriveKey('rate limits')).update(key).digest('base64url')
  return {
    consume: (name, key) => limits.consume(name, hide(key)),
    refund: (name, key) => limits.refund(name, hide(key)),
  }
}

/** Limits that all instances count together. While the server is away each counts by itself, as one instance alone does. */
export function createSharedRateLimits(
  redis: Redis,
  scope: LimitScope,
  plans: RateLimitPlans = rateLimitPlans,
): RateLimits {
  return hidden(
    limitsOf(plans, (name, { points, seconds: duration }) => {
      const insuranceLimiter = new RateLimiterMemory({ points, duration })
      const keyPrefix = `yss:limit:${scope}:${name}`
      return new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix,
        points,
        duration,
        insuranceLimiter,
      })
    }),
  )
}

/** The limits of this site: shared where REDIS_URL names a server, this process's own elsewhere. */
export function openRateLimits(scope: LimitScope): RateLimits {
  const redis = getRedis()
  return redis ? createSharedRateLimits(redis, scope) : createRateLimits()
}
