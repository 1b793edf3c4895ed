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

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

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

  const timed = async <O extends OperationId>(operation: O, input: InputOf<O>) => {
    const began = performance.now()
    await calls.status(operation, input)
    return performance.now() - began
  }

  const questions: readonly (readonly [string, (to: string) => Promise<number>])[] = [
    ['signing in', (username) => timed('token', { username, password: 'not the password' })],
    ['registering', (to) => timed('registerAccount', registration(to))],
    ['a new password', (to) => timed('requestPasswordReset', { to, lang: 'en' })],
  ]

  it.each(questions)(
    '%s',
    async (_what, ask) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      // In turns, so that a machine that is busy is busy for both.
      for (let i = 0; i < answers; i += 1) {
        times.known.push(await ask(known))
        times.unknown.push(await ask(`nobody-${i}@example.com`))
      }
      const [a, b] = [median(times.known), median(times.unknown)]
      expect(Math.abs(a - b), `${a.toFixed(2)} and ${b.toFixed(2)} ms`).toBeLessThan(Math.max(1, 0.1 * Math.max(a, b)))
    },
    120_000,
  )
})
