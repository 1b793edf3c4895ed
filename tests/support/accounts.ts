import { randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { tokenSchema, type TokenPair } from '@/lib/contract/account'
import { endpoints, type InputOf, type OperationId } from '@/lib/contract/endpoints'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { RateLimits } from '@/lib/server/http/rate-limits'
import { from, send, sendJson } from './company-calls'
import { readMessages } from './outbox'

export const goodPassword = 'seven slow pelicans'

/** From an address, with a header that claims another one each time. */
const forgedFrom = (address: string) => ({ ...from(address), 'x-forwarded-for': `203.0.113.${randomInt(256)}` })

type Options = {
  /** Access token. */
  token?: string
  /** Address of the connection. */
  address?: string
}

/** The company API with a clock of its own, asked as a browser would. */
export function accountCalls(db: Kysely<Database>, limits: RateLimits | null = null) {
  const clock = { now: new Date('2026-11-23T03:00:00.000Z') }
  const api = createCompanyApi({ db, limits, now: () => clock.now })
  const ask = <O extends OperationId>(operation: O, input: InputOf<O>, { token, address }: Options = {}) => {
    const { method, path } = endpoints[operation]
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(address && forgedFrom(address)) }
    return method === 'GET' ? send(api, path, { headers }) : sendJson(api, path, input, headers)
  }
  const status = async <O extends OperationId>(operation: O, input: InputOf<O>, options?: Options) =>
    (await ask(operation, input, options)).status
  return {
    clock,
    ask,
    status,
    later: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    tokens: async <O extends OperationId>(operation: O, input: InputOf<O>, options?: Options): Promise<TokenPair> =>
      tokenSchema.parse(await (await ask(operation, input, options)).json()),
    /** Whether a token opens anything. */
    isSignedIn: async (token: string) => (await status('ApiUser/Me', {}, { token })) === 200,
  }
}
export type AccountCalls = ReturnType<typeof accountCalls>

/** What the newest message to somebody says. */
export async function lastMessageTo(db: Kysely<Database>, recipient: string) {
  const messages = (await readMessages(db)).filter((message) => message.recipient === recipient)
  return messages.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)).at(-1)
}

/** The code in the newest message to somebody. */
export async function codeSentTo(db: Kysely<Database>, recipient: string): Promise<string> {
  return /\d{6}/.exec((await lastMessageTo(db, recipient))?.text ?? '')?.[0] ?? ''
}

export const registration = (to: string, change: Partial<InputOf<'registerAccount'>> = {}) => ({
  lang: 'en' as const,
  key: randomUUID(),
  name: 'Somchai Jaidee',
  to,
  password: goodPassword,
  ...change,
})

/** Registers, confirms and is signed in. */
export async function signUp(db: Kysely<Database>, calls: AccountCalls, to: string): Promise<TokenPair> {
  const answer = await calls.ask('registerAccount', registration(to))
  const { registration: id } = (await answer.json()) as { registration: string }
  return calls.tokens('confirmAccount', { registration: id, code: await codeSentTo(db, to) })
}
