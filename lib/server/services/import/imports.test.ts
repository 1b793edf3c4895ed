import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { openSmallDatabase } from '@/tests/import-database'
import { contextOf } from '@/tests/support/service-context'
import { commitImport, getImport, listImports, rehearseImport, undoImport } from './imports'

/** A file as a connection brings it: in pieces, and only when it is read. */
async function* pieces(text: string, before: () => Promise<unknown> = () => Promise.resolve()) {
  const bytes = new TextEncoder().encode(text)
  await before()
  for (let at = 0; at < bytes.length; at += 7) yield bytes.slice(at, at + 7)
}

describe.each<Engine>(['sqlite', 'postgres'])('a file imported at the desk, on %s', (engine) => {
  let db: Kysely<Database>
  let code: string
  let price: number | null
  beforeAll(async () => {
    db = await openSmallDatabase(engine)
    const row = await db.selectFrom('product').select(['code', 'price_thb']).orderBy('id').executeTakeFirstOrThrow()
    code = row.code
    price = row.price_thb
  }, 120_000)
  afterAll(() => db.destroy())

  const send = (text: string, before?: () => Promise<unknown>) =>
    rehearseImport({ name: 'prices.csv' }, contextOf(db, { stream: pieces(text, before) }))
  const priceNow = async () =>
    (await db.selectFrom('product').select('price_thb').where('code', '=', code).executeTakeFirstOrThrow()).price_thb
  const prices = () => `code,price_thb,price_to_thb\n${code},4321,\n`

  it('is rehearsed, applied and undone', async () => {
    const { batch } = await send(prices())
    expect(batch).toMatchObject({
      fileName: 'prices.csv',
      kind: 'products',
      state: 'rehearsed',
      changed: 1,
      wrongRows: 0,
    })
    const id = batch?.id ?? ''
    const { report } = await getImport({ id }, contextOf(db))
    expect(report?.differences[0]).toMatchObject({
      row: 2,
      fields: expect.arrayContaining([{ field: 'price_thb', before: String(price ?? ''), after: '4321' }]) as unknown,
    })
    expect(await priceNow()).toBe(price)
    expect((await commitImport({ id, skipErrors: false }, contextOf(db))).batch?.state).toBe('committed')
    expect(await priceNow()).toBe(4321)
    expect((await commitImport({ id, skipErrors: false }, contextOf(db))).refusal).toEqual({
      reason: 'wrong-state',
      detail: 'committed',
    })
    expect((await undoImport({ id }, contextOf(db))).batch?.state).toBe('undone')
    expect(await priceNow()).toBe(price)
  })

  it('is not applied with wrong rows, unless these are left out', async () => {
    const { batch } = await send(`code,price_thb,price_to_thb\n${code},4321,\nNO-SUCH-1,free,\n`)
    const id = batch?.id ?? ''
    expect((await getImport({ id }, contextOf(db))).report?.errors).toMatchObject([
      { row: 3, column: 'price_thb', code: 'not-a-number' },
    ])
    expect((await commitImport({ id, skipErrors: false }, contextOf(db))).refusal).toEqual({
      reason: 'wrong-rows',
      detail: '1',
    })
    expect((await commitImport({ id, skipErrors: true }, contextOf(db))).batch?.state).toBe('committed')
    await undoImport({ id }, contextOf(db))
  })

  it.each([
    ['', 'empty'],
    ['colour,price\nred,1', 'unknown-kind'],
    ['code,price_thb,shape\nA,1,round', 'unknown-column'],
    ['code,code\nA,B', 'column-twice'],
  ] as const)('%j is refused as %s, and leaves nothing', async (text, reason) => {
    const before = (await listImports({}, contextOf(db))).length
    expect((await send(text)).refusal?.reason).toBe(reason)
    expect(await listImports({}, contextOf(db))).toHaveLength(before)
  })

  it('waits for no other: a second file is refused while one is read', async () => {
    let second: Awaited<ReturnType<typeof send>> | null = null
    const first = await send(prices(), async () => {
      second = await send(prices())
    })
    expect(first.batch?.state).toBe('rehearsed')
    expect(second).toEqual({ batch: null, refusal: { reason: 'busy', detail: '' } })
  })

  it('that breaks off leaves nothing, and the next one is read', async () => {
    const broken = send(prices(), () => Promise.reject(new ApiError('INVALID_INPUT')))
    await expect(broken).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await send(prices())).batch?.state).toBe('rehearsed')
  })
})
