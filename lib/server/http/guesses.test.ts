import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guessPlans, type SecretKind } from './guess-plans'
import { createGuess } from './guesses'
import { createRateLimits, type RateLimits } from './rate-limits'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const right = () => Promise.resolve('found')
const wrong = () => Promise.resolve(null)
const anyone = (n: number) => `198.51.${n >> 8}.${n & 255}`

/** Guesses until refused; answers how many were allowed. */
async function guessOn(
  limits: RateLimits,
  address: string,
  { kind = 'pin', thing = 'a', most = 2000 }: { kind?: SecretKind; thing?: string; most?: number } = {},
): Promise<number> {
  const guess = createGuess(limits, address)
  for (let allowed = 0; allowed < most; allowed += 1)
    if ((await guess(kind, thing, wrong).catch(() => 'refused')) === 'refused') return allowed
  return most
}

/** Wrong guesses at one thing, each caller one. */
async function attack(limits: RateLimits, kind: SecretKind, callers: number): Promise<void> {
  for (let caller = 0; caller < callers; caller += 1) await guessOn(limits, anyone(caller), { kind, most: 1 })
}

describe('guesses', () => {
  it('of one caller at anything are ten in ten minutes', async () => {
    const limits = createRateLimits()
    expect(await guessOn(limits, '192.0.2.1', { thing: 'a', most: 6 })).toBe(6)
    expect(await guessOn(limits, '192.0.2.1', { thing: 'b' })).toBe(4)
    await expect(createGuess(limits, '192.0.2.1')('pin', 'c', right)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 600,
    })
    vi.advanceTimersByTime(601_000)
    expect(await createGuess(limits, '192.0.2.1')('pin', 'c', right)).toBe('found')
  })

  it('that are right do not count', async () => {
    const limits = createRateLimits()
    const guess = createGuess(limits, '192.0.2.1')
    for (let time = 0; time < 200; time += 1) expect(await guess('digits', 'a', right)).toBe('found')
    expect(await guessOn(limits, '192.0.2.1')).toBe(10)
  })

  it('made at once are counted, too', async () => {
    const guess = createGuess(createRateLimits(), '192.0.2.1')
    let asked = 0
    const slowly = async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 250))
      return null
    }
    const all = Promise.allSettled(Array.from({ length: 100 }, () => guess('pin', 'a', slowly)))
    await vi.advanceTimersByTimeAsync(300)
    await all
    expect(asked).toBe(10)
  })

  it('of an IPv6 network count as one caller’s', async () => {
    const limits = createRateLimits()
    for (let host = 1; host <= 10; host += 1) expect(await guessOn(limits, `2001:db8::${host}`, { most: 1 })).toBe(1)
    expect(await guessOn(limits, '2001:db8::ffff')).toBe(0)
    expect(await guessOn(limits, '2001:db8:0:1::1')).toBe(10)
  })

  it('inside this process are not counted', async () => {
    const guess = createGuess(null, null)
    for (let time = 0; time < 100; time += 1) expect(await guess('pin', 'a', wrong)).toBeNull()
  })
})

describe.each(['digits', 'pin', 'password'] as const)('a thing that many guess at (%s)', (kind) => {
  it('is never locked: who knows the secret gets in', async () => {
    const limits = createRateLimits()
    await attack(limits, kind, 500)
    const owner = createGuess(limits, '192.0.2.1')
    for (let time = 0; time < 20; time += 1) expect(await owner(kind, 'a', right)).toBe('found')
    expect(await owner(kind, 'a', wrong), 'with a typing mistake, too').toBeNull()
    expect(await owner(kind, 'a', right)).toBe('found')
  })

  it('leaves each caller fewer tries at it, and at nothing else', async () => {
    const limits = createRateLimits()
    await attack(limits, kind, guessPlans[kind].points)
    expect(await guessOn(limits, '192.0.2.1', { kind })).toBe(guessPlans[`${kind}-slowed`].points)
    expect(await guessOn(limits, '192.0.2.2', { kind, thing: 'b' })).toBe(guessPlans.guess.points)
  })

  it('is not opened by renting a line with 65 536 networks', async () => {
    const limits = createRateLimits()
    await attack(limits, kind, guessPlans[kind].points)
    let allowed = 0
    for (let network = 0; network < 100; network += 1)
      allowed += await guessOn(limits, `2001:db8:7:${network.toString(16)}::1`, { kind })
    expect(allowed).toBe(guessPlans[`${kind}-slowed`].points)
  })
})

it.each([
  ['digits', 380],
  ['pin', 20_100],
] as const)(
  'one caller who comes back every hour has at most so many guesses at %s in a year: %i',
  async (kind, most) => {
    const limits = createRateLimits()
    let guesses = 0
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      guesses += await guessOn(limits, '192.0.2.1', { kind })
      vi.setSystemTime(Date.now() + 3_600_000)
    }
    expect(guesses).toBeGreaterThan(most / 2)
    expect(guesses).toBeLessThanOrEqual(most)
  },
)
