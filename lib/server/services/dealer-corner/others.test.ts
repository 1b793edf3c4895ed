import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, type InputOf, type OperationId } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { describeChecks } from '@/lib/server/openapi-schemas'
import { mayCall } from '@/lib/server/roles.fixture'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { cornerCalls, fillCorner, shops } from '@/tests/support/dealer-corner'
import { fc } from '@/tests/support/properties'
import { inputsOf, schemaNode } from '@/tests/support/schema-inputs'

const start = new Date('2026-11-24T03:00:00.000Z')

/** Every operation that names a shop and is for those who look after one. */
const ofShops = (Object.keys(endpoints) as OperationId[]).filter((id) => {
  const { input } = endpoints[id]
  return mayCall[id]?.includes('dealer') && input instanceof z.ZodObject && Object.hasOwn(input.shape, 'dealer')
})

/** Right by the contract, and about a shop. */
function inputFor(operation: OperationId, dealer: string): InputOf<OperationId> {
  const { input } = endpoints[operation]
  const { $schema: _version, ...written } = z.toJSONSchema(input, {
    io: 'input',
    override: (inner) => describeChecks({ ...inner, io: 'input' }),
  })
  const node = schemaNode.parse(JSON.parse(JSON.stringify(written)))
  const right = inputsOf(node)
    .map((value) => ({ ...(value as object), dealer }))
    .filter((value) => input.safeParse(value).success)
  return fc.sample(right, { numRuns: 1, seed: 24 })[0] as InputOf<OperationId>
}

describe.each(['sqlite', 'postgres'] as const)('the shop of another, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: ReturnType<typeof cornerCalls>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await fillCorner(db, start)
    calls = cornerCalls(db, start)
  }, 60_000)
  afterAll(() => db.destroy())

  it('is named by some ten operations', () => expect(ofShops.length).toBeGreaterThan(9))

  it.each(ofShops)('is out of reach of %s', async (operation) => {
    const asked = inputFor(operation, shops.ours)
    expect(await calls.failure('stranger', operation, asked)).toBe('FORBIDDEN')
    expect(await calls.failure('newcomer', operation, asked)).toBe('FORBIDDEN')
    expect(await calls.failure('owner', operation, asked), 'the owner').not.toBe('FORBIDDEN')
  })

  it('is as it was', async () => {
    for (const table of ['dealer_change', 'dealer_invitation'] as const)
      expect(await db.selectFrom(table).selectAll().where('dealer_id', '=', shops.theirs).execute()).toEqual([])
  })
})
