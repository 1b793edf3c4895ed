import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, type InputOf, type OperationId } from '@/lib/contract/endpoints'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'
import { describeChecks } from '@/lib/server/openapi-schemas'
import { dealerChangeRow, visitRow, warrantyRow } from '@/lib/server/services/desk/desk.fixture'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { cornerCalls, fillCorner, shops, type Person } from '@/tests/support/dealer-corner'
import { fc } from '@/tests/support/properties'
import { inputsOf, schemaNode } from '@/tests/support/schema-inputs'
import { mayCall } from './roles.fixture'

const start = new Date('2026-11-24T03:00:00.000Z')
const at = start.toISOString()

// What the owner of our shop has, as a person and as a shop. None of it is secret: numbers stand on paper, ids in addresses.
const warranty = warrantyRow(1, {
  owner: JSON.stringify({ name: 'Malee Owner', phone: '+66812345678', email: 'owner@example.com' }),
  purchase: JSON.stringify({ boughtOn: '2026-11-20', channel: 'dealer', dealerId: shops.ours, invoice: 'INV-7' }),
})
const visit = visitRow(1, shops.ours, { name: 'Malee Owner', email: 'owner@example.com', day: '2026-11-26' })
const change = dealerChangeRow(shops.ours, { account_id: 'owner' })
const invitation = {
  id: '00000000-0000-4000-8000-000000000001',
  dealer_id: shops.ours,
  handle: 'invited@example.com',
  role: 'staff',
}
const passkey = { id: 'passkey-of-the-owner', account_id: 'owner', public_key: 'k', counter: 0, transports: '[]' }

const filled = {
  warranty: [warranty],
  account_warranty: [{ account_id: 'owner', warranty_id: warranty.id, added_at: at }],
  appointment: [visit],
  dealer_change: [change],
  dealer_invitation: [{ ...invitation, created_at: at, ends_on: '2026-12-08' }],
  passkey: [{ ...passkey, name: 'Phone', created_at: at, used_at: null }],
} as const
const tables = Object.keys(filled) as (keyof typeof filled)[]

/** What is written down when one of them changes. */
const told = ['warranty_event', 'appointment_event', 'seat', 'outbox'] as const

/** Fields that name a thing, and everything of the owner's that somebody could write there. */
const things: Record<string, readonly string[]> = {
  id: [passkey.id, warranty.id, warranty.number, visit.id, 'owner'],
  number: [warranty.number, visit.number],
  change: [change.id],
  invitation: [invitation.id],
  account: ['owner', 'helper'],
}

const strangers = ['stranger', 'newcomer'] as const satisfies readonly Person[]
const scopeOf = { stranger: 'dealer', newcomer: 'customer' } as const

type Try = { operation: OperationId; field: string; value: string }

const tries: readonly Try[] = (Object.keys(endpoints) as OperationId[]).flatMap((operation) => {
  const { input } = endpoints[operation]
  // What is for staff alone, the table of roles closes to both.
  const open = strangers.some((person) => mayCall[operation]?.includes(scopeOf[person]))
  if (!open || !(input instanceof z.ZodObject)) return []
  return Object.entries(things)
    .filter(([field]) => Object.hasOwn(input.shape, field))
    .flatMap(([field, values]) => values.map((value) => ({ operation, field, value })))
})

/** Right by the contract, about the thing of another and, where one has to be named, the caller's own shop; undefined = nothing can be called that there. */
function inputFor({ operation, field, value }: Try): unknown {
  const { input } = endpoints[operation]
  const { $schema: _version, ...written } = z.toJSONSchema(input, {
    io: 'input',
    override: (inner) => describeChecks({ ...inner, io: 'input' }),
  })
  const node = schemaNode.parse(JSON.parse(JSON.stringify(written)))
  const own = Object.hasOwn((input as z.ZodObject).shape, 'dealer') ? { dealer: shops.theirs } : {}
  return fc
    .sample(inputsOf(node), { numRuns: 30, seed: 25 })
    .map((made) => ({ ...(made as object), ...own, [field]: value }))
    .find((made) => input.safeParse(made).success)
}

const possible = tries.flatMap((attempt) => {
  const input = inputFor(attempt)
  return input === undefined ? [] : [{ ...attempt, input }]
})

describe.each(['sqlite', 'postgres'] as const)('what is another’s, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: ReturnType<typeof cornerCalls>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await fillCorner(db, start)
    calls = cornerCalls(db, start)
  }, 60_000)
  afterAll(() => db.destroy())

  const read = async () =>
    Promise.all(
      [...tables, 'dealer_member' as const].map(
        (table) => db.selectFrom(table).selectAll().execute() as Promise<unknown[]>,
      ),
    )
  beforeEach(async () => {
    for (const table of [...told, ...tables.toReversed()]) await db.deleteFrom(table).execute()
    for (const table of tables) await insertAll(db, table, [...filled[table]] as never)
  })

  it('is named in every operation that takes a number or an id', () => {
    const asked = new Set(possible.map(({ operation }) => operation))
    expect(tries.filter(({ operation }) => !asked.has(operation))).toEqual([])
  })

  it.each(possible)('is neither told nor changed by $operation with its $field $value', async (attempt) => {
    const before = await read()
    for (const person of strangers) {
      const answer = await calls.ask(person, attempt.operation, attempt.input as InputOf<OperationId>)
      const text = await answer.text()
      expect(answer.status, text).toBeLessThan(500)
      if (!mayCall[attempt.operation]?.includes(scopeOf[person])) expect(answer.status, person).toBe(403)
      expect(text, person).not.toMatch(/Malee|owner@example|INV-7|invited@example/)
      expect(await read(), person).toEqual(before)
    }
  })

  it.each([
    ['renamePasskey', { id: passkey.id, name: 'Tablet' }],
    ['removePasskey', { id: passkey.id, lang: 'en' }],
    ['moveMyWarranty', { number: warranty.number, lang: 'en' }],
    ['removeMyWarranty', { number: warranty.number }],
    ['confirmWarranty', { number: warranty.number }],
    ['withdrawDealerInvitation', { dealer: shops.ours, invitation: invitation.id, lang: 'en' }],
    ['undoDealerChange', { dealer: shops.ours, change: change.id, lang: 'en' }],
    ['updateDealerVisit', { dealer: shops.ours, number: visit.number, act: { what: 'accept' }, lang: 'en' }],
  ] as const)('is its owner’s to change by %s', async (operation, input) => {
    const before = await read()
    expect(await calls.failure('owner', operation, input as never)).toBe('OK')
    expect(await read()).not.toEqual(before)
  })
})
