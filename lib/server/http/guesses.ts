import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/contract/api-error'
import type { SecretKind } from './guess-plans'
import { callerKey } from './caller-address'
import type { RateLimitName, RateLimits } from './rate-limits'

/** Asks `verify` whether a guess at `thing` is right (its answer is truthy) and counts it when it is not. Throws TOO_MANY_REQUESTS without asking. */
export type Guess = <T>(kind: SecretKind, thing: string, verify: () => Promise<T>) => Promise<T>

/** Things are counted in so many groups: the memory that nonsense fills is bounded, and no key tells whose account or serial it is. */
const groups = 2 ** 20

function groupOf(thing: string): string {
  return String(createHash('sha256').update(thing).digest().readUInt32BE() % groups)
}

/**
 * Limits guesses of one caller. Each is counted before it is looked at, because those made at once would otherwise share one count, and given back
 * when it was right. Without limits (calls inside this process) nothing is counted.
 */
export function createGuess(limits: RateLimits | null, address: string | null): Guess {
  if (!limits) return (_kind, _thing, verify) => verify()
  return async (kind, thing, verify) => {
    const group = groupOf(thing)
    const counted: [RateLimitName, string][] = [
      ['guess', callerKey(address)],
      [kind, group],
    ]
    await limits.consume('guess', callerKey(address))
    if (await isSpent(limits.consume(kind, group))) {
      // Whoever rents one IPv6 line has 65 536 networks of the usual size, so here a line is a caller.
      const slowed = `${callerKey(address, 48)} ${group}`
      await limits.consume(`${kind}-slowed`, slowed)
      counted.push([`${kind}-slowed`, slowed])
    }
    const answer = await verify()
    if (answer) for (const [name, key] of counted) await limits.refund(name, key)
    return answer
  }
}

/** Whether a count had none left. */
function isSpent(consumed: Promise<void>): Promise<boolean> {
  return consumed.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return true
      throw error
    },
  )
}
