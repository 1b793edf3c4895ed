import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, OperationId } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { warrantyRow } from '@/lib/server/services/desk/desk.fixture'
import { accountCalls, goodPassword, registration, signUp, type AccountCalls } from '@/tests/support/accounts'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'

/** Enough that one slow answer decides nothing. */
const answers = 200

/** All differences between one kind of answer and the other. */
const differences = (some: readonly number[], others: readonly number[]) =>
  some.flatMap((a) => others.map((b) => a - b))
/** How often one kind of answer took longer than the other: 0.5 = no clock tells them apart, 0 or 1 = every single one does. */
const shareLonger = (between: readonly number[]) =>
  between.reduce((wins, by) => wins + (by > 0 ? 1 : by === 0 ? 0.5 : 0), 0) / between.length
/** Of 200 and 200 equal ones the share strays from a half by 0.029 (Mann-Whitney); four times that is no accident. */
const strays = 4 * Math.sqrt((2 * answers + 1) / (12 * answers * answers))

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

type Answer = { ms: number; said: string }
/** Somebody or something that is there, and one that is not. */
type Pair = { known: string; unknown: string }

/** In turns, each first every other time, so that a machine that is busy is busy for both. */
const turns: readonly (keyof Pair)[] = Array.from({ length: answers / 2 }, () => [
  'known' as const,
  'unknown' as const,
  'unknown' as const,
  'known' as const,
]).flat()

const addresses: Pair = { known: 'known@example.com', unknown: 'nobody@example.com' }
const serials: Pair = { known: '2614A000017', unknown: '2614A000024' }

// What is done for both is counted in every run of the tests (register.test.ts); here the clock is asked.
describe.runIf(isLong).each(['sqlite', 'postgres'] as const)(
  'whether there is an account, the time of an answer does not tell, on %s',
  (engine) => {
    let db: Kysely<Database>
    let calls: AccountCalls
    let token: string
    beforeAll(async () => {
      db = await openCompanyDatabase(engine)
      calls = accountCalls(db)
      await signUp(db, calls, addresses.known)
      token = (await signUp(db, calls, 'asks@example.com')).access_token
      const warranty = warrantyRow(1)
      await insertAll(db, 'warranty', [warranty])
      await insertAll(db, 'warranty_serial', [{ warranty_id: warranty.id, serial: serials.known }])
    })
    afterAll(() => db.destroy())

    const timed = async <O extends OperationId>(operation: O, input: InputOf<O>, by?: string): Promise<Answer> => {
      const began = performance.now()
      const answer = await calls.ask(operation, input, by === undefined ? {} : { token: by })
      const body = await answer.text()
      // A registration has a name of its own, drawn by lot for either.
      return { ms: performance.now() - began, said: `${answer.status} ${body.replace(/[0-9a-f-]{36}/, 'id')}` }
    }

    /** How many are asked at once: several where an answer waits for its time, one where it computes. */
    const [waits, computes] = [8, 1]
    const questions: readonly (readonly [string, number, Pair, (to: string) => Promise<Answer>])[] = [
      ['signing in', computes, addresses, (username) => timed('token', { username, password: 'not the password' })],
      ['registering', computes, addresses, (to) => timed('registerAccount', registration(to))],
      ['a new password', waits, addresses, (to) => timed('requestPasswordReset', { to, lang: 'en' })],
      [
        'another address',
        computes,
        addresses,
        (to) => timed('sendNewAddressCode', { to, password: goodPassword, lang: 'en' }, token),
      ],
      [
        'a warranty for the account',
        waits,
        serials,
        (serial) => timed('sendMyWarrantyCode', { serial, lang: 'en' }, token),
      ],
    ]

    it.each(questions)(
      '%s',
      async (_what, atOnce, pair, ask) => {
        const heard: Record<keyof Pair, Answer[]> = { known: [], unknown: [] }
        for (let i = 0; i < turns.length; i += atOnce)
          await Promise.all(turns.slice(i, i + atOnce).map(async (who) => heard[who].push(await ask(pair[who]))))
        const said = (who: keyof Pair) => [...new Set(heard[who].map((answer) => answer.said))]
        expect(said('known')).toEqual([expect.stringMatching(/^(200|401) /)])
        expect(said('unknown')).toEqual(said('known'))
        const times = (who: keyof Pair) => heard[who].map(({ ms }) => ms)
        const between = differences(times('known'), times('unknown'))
        // The median of all differences: unlike the difference of two medians it does not leap when a busy machine makes two humps of the times.
        const [usual, later, share] = [median(times('unknown')), median(between), shareLonger(between)]
        const figures = `${usual.toFixed(2)} ms, known later by ${later.toFixed(2)} ms, in ${(100 * share).toFixed(1)} % of pairs`
        expect(Math.abs(later), figures).toBeLessThan(Math.max(1, 0.1 * usual))
        expect(Math.abs(share - 0.5), figures).toBeLessThan(strays)
      },
      300_000,
    )
  },
)
