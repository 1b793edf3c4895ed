import type { Kysely } from 'kysely'
import { endpoints, type InputOf, type OperationId, type OutputOf } from '@/lib/contract/endpoints'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import { writeDealers } from '@/lib/server/seed/dealers/write-dealers'
import { openSession } from '@/lib/server/services/account/sessions'
import { errorOf, send, sendJson } from '@/tests/support/company-calls'

export const shops = { ours: 'sample-bang-na', theirs: 'sample-khon-kaen' } as const

const people = {
  owner: ['dealer'],
  helper: ['dealer'],
  stranger: ['dealer'],
  newcomer: ['customer'],
  editor: ['content'],
} as const
export type Person = keyof typeof people

/** Two shops with workshops; an owner and a helper at ours, a stranger who owns theirs. */
export async function fillCorner(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(writeDealers)
  const unused = {
    phone: null,
    password_hash: '',
    created_at: null,
    totp_secret: null,
    totp_step: 0,
    recovery_codes: '[]',
  }
  const accounts = Object.entries(people).map(([id, scopes]) => ({
    ...unused,
    id,
    email: `${id}@example.com`,
    name: `The ${id}`,
    scopes: JSON.stringify(scopes),
  }))
  await db.insertInto('account').values(accounts).execute()
  const member = { lang: 'en', created_at: now.toISOString() }
  const members = [
    { ...member, dealer_id: shops.ours, account_id: 'owner', role: 'owner' },
    { ...member, dealer_id: shops.ours, account_id: 'helper', role: 'staff' },
    { ...member, dealer_id: shops.theirs, account_id: 'stranger', role: 'owner' },
  ]
  await db.insertInto('dealer_member').values(members).execute()
}

/** The company API asked by these people, with a clock of its own. */
export function cornerCalls(db: Kysely<Database>, from: Date) {
  const clock = { now: from }
  const api = createCompanyApi({ db, limits: null, now: () => clock.now })

  async function ask<O extends OperationId>(person: Person, operation: O, input: InputOf<O>): Promise<Response> {
    const session = { accountId: person, secondFactor: person === 'editor', now: clock.now }
    const { access_token } = await openSession(db, session)
    const headers = { authorization: `Bearer ${access_token}` }
    const { method, path } = endpoints[operation]
    if (method === 'POST') return sendJson(api, path, input, headers)
    return send(api, `${path}?${new URLSearchParams(Object.entries(input as Record<string, string>)).toString()}`, {
      headers,
    })
  }
  return {
    clock,
    ask,
    /** What it answers; throws for a failure. */
    async call<O extends OperationId>(person: Person, operation: O, input: InputOf<O>): Promise<OutputOf<O>> {
      const answer = await ask(person, operation, input)
      if (!answer.ok) throw new Error(`${operation}: ${(await errorOf(answer)).code}`)
      return endpoints[operation].output.parse(await answer.json()) as OutputOf<O>
    },
    /** Code of the failure; `OK` = there is none. */
    async failure<O extends OperationId>(person: Person, operation: O, input: InputOf<O>): Promise<string> {
      const answer = await ask(person, operation, input)
      return answer.ok ? 'OK' : (await errorOf(answer)).code
    },
  }
}
