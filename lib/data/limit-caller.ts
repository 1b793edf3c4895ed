import 'server-only'
import type { LimitName } from '@/lib/contract/endpoint'
import { callerKey, readCallerAddress } from '@/lib/server/http/caller-address'
import { createRateLimits, type RateLimits } from '@/lib/server/http/rate-limits'

let limits: RateLimits | null = null

/** Counts a request for a file that is made here against its caller's address. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export async function limitCaller(request: Request, name: LimitName): Promise<void> {
  limits ??= createRateLimits()
  await limits.consume(name, callerKey(readCallerAddress(request).address))
}
