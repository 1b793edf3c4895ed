import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, OperationId } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { accountCalls, registration, signUp, type AccountCalls } from '@/tests/support/accounts'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'

const known = 'known@example.com'
/** Enough that one slow answer decides nothing. */
const answers = 200

/** How often one kind of answer took longer than the other: 0.5 = no clock tells them apart, 0 or 1 = every single one does. */
const shareLonger = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, a) => sum + others.reduce((wins, b) => wins + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0) /
  (some.length * others.length)
/** Of 200 and 200 equal ones the share strays from a half by 0.029 (Mann-Whitney); four times that is no accident. */
const strays = 4 * Math.sqrt((2 * answers + 1) / (12 * answers * answers))

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

type Answer = { ms: number; said: string }

// What is done for both is counted in every run of the tests (register.test.ts); here the clock is asked.
describe.runIf(isLong)('whether there is an account, the time of an answer does not tell', () => {
  let db: Kysely<Database>
  let calls: AccountCalls
  beforeAll(async () => {
    db = await openCompanyDatabase('sqlite')
    calls = accountCalls(db)
    await signUp(db, calls, known)
  })
  afterAll(() => db.destroy())

  const timed = async <O extends OperationId>(operation: O, input: InputOf<O>): Promise<Answer> => {
    const began = performance.now()
    const answer = await calls.ask(operation, input)
    const body = await answer.text()
    // A registration has a name of its own, drawn by lot for either.
    return { ms: performance.now() - began, said: `${answer.status} ${body.replace(/[0-9a-f-]{36}/, 'id')}` }
  }

  const questions: readonly (readonly [string, (to: string) => Promise<Answer>])[] = [
    ['signing in', (username) => timed('token', { username, password: 'not the password' })],
    ['registering', (to) => timed('registerAccount', registration(to))],
    ['a new password', (to) => timed('requestPasswordReset', { to, lang: 'en' })],
  ]

  it.each(questions)(
    '%s',
    async (_what, ask) => {
      const heard: Record<'known' | 'unknown', Answer[]> = { known: [], unknown: [] }
      const turn = {
        known: async () => heard.known.push(await ask(known)),
        unknown: async (i: number) => heard.unknown.push(await ask(`nobody-${i}@example.com`)),
      }
      // In turns, each first every other time, so that a machine that is busy is busy for both.
      for (let i = 0; i < answers; i += 1)
        for (const who of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          await turn[who](i)
      const said = (who: keyof typeof heard) => [...new Set(heard[who].map((answer) => answer.said))]
      expect(said('known')).toHaveLength(1)
      expect(said('unknown')).toEqual(said('known'))
      const [ofKnown, ofUnknown] = [heard.known, heard.unknown].map((list) => list.map(({ ms }) => ms)) as [
        number[],
        number[],
      ]
      const [a, b, share] = [median(ofKnown), median(ofUnknown), shareLonger(ofKnown, ofUnknown)]
      const figures = `medians ${a.toFixed(2)} and ${b.toFixed(2)} ms, known longer in ${(100 * share).toFixed(1)} % of pairs`
      expect(Math.abs(a - b), figures).toBeLessThan(Math.max(1, 0.1 * Math.max(a, b)))
      expect(Math.abs(share - 0.5), figures).toBeLessThan(strays)
    },
    120_000,
  )
})
