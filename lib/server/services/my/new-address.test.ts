import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/schema'
import {
  accountCalls,
  codeSentTo,
  goodPassword,
  registration,
  signUp,
  type AccountCalls,
} from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'

const rounds = 6

describe.each(['sqlite', 'postgres'] as const)('one address that several want at once, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['one_time_code', 'outbox', 'outbox_recipient', 'account'] as const)
      await db.deleteFrom(table).execute()
    calls = accountCalls(db)
  })

  const outcome = async (answer: Response) => (answer.status === 200 ? 'done' : (await errorOf(answer)).code)
  const owners = async (to: string) =>
    (await db.selectFrom('account').select('id').where('email', '=', to).execute()).length
  /** An account that has a code for the address in hand: answers how it is confirmed. */
  const begin = async (email: string, to: string) => {
    const { access_token: token } = await signUp(db, calls, email)
    calls.later(1)
    await calls.ask('sendNewAddressCode', { to, password: goodPassword, lang: 'en' }, { token })
    const code = await codeSentTo(db, to)
    calls.later(1)
    return async () => outcome(await calls.ask('changeMyAddress', { to, code, lang: 'en' }, { token }))
  }

  it('goes to one account, and the other is told as after a wrong code', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const to = `new-${round}@example.com`
      const one = await begin(`one-${round}@example.com`, to)
      const two = await begin(`two-${round}@example.com`, to)
      expect((await Promise.all([one(), two()])).toSorted()).toEqual(['INVALID_CODE', 'done'])
      expect(await owners(to)).toBe(1)
    }
  })

  it('goes to an account or to a registration', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const to = `new-${round}@example.com`
      const change = await begin(`one-${round}@example.com`, to)
      const made = await calls.ask('registerAccount', registration(to))
      const { registration: id } = (await made.json()) as { registration: string }
      const code = await codeSentTo(db, to)
      const register = async () => outcome(await calls.ask('confirmAccount', { registration: id, code }))
      expect((await Promise.all([change(), register()])).toSorted()).toEqual(['INVALID_CODE', 'done'])
      expect(await owners(to)).toBe(1)
    }
  })
})
