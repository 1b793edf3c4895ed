import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchQuery } from '@/lib/contract/search'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { commitBatch, undoBatch } from '@/lib/server/import/batch'
import { rehearseImport } from '@/lib/server/import/rehearse'
import { getProduct } from '@/lib/server/services/products'
import { openSmallDatabase } from '@/tests/import-database'
import { contextOf } from '@/tests/support/service-context'
import { search } from './search'

describe.each<Engine>(['sqlite', 'postgres'])('numbers that lead to a product on %s', (engine) => {
  let db: Kysely<Database>
  let product: { id: string; code: string }
  let batchId = ''

  beforeAll(async () => {
    db = await openSmallDatabase(engine)
    product = await db.selectFrom('product').select(['id', 'code']).orderBy('id').executeTakeFirstOrThrow()
    const text = `code,former_codes,original_numbers\n${product.code},SAMPLE-F-77A|SAMPLE-F-76A,SAMPLE-OE 55-001`
    const { batch, errors } = await rehearseImport(db, { fileName: 'f.csv', bytes: [new TextEncoder().encode(text)] })
    expect(errors).toEqual([])
    await commitBatch(db, batch.id)
    batchId = batch.id
  }, 120_000)
  afterAll(() => db.destroy())

  const find = async (q: string) => {
    const { hits, reading } = await search(searchQuery.parse({ q }), { db, now: new Date() })
    return { number: reading.number, ids: hits.map((hit) => (hit.kind === 'product' ? hit.product.id : hit.kind)) }
  }

  it.each([
    ['SAMPLE-F-77A', 'former'],
    ['sample f 76a', 'former'],
    ['samplef76a', 'former'],
    ['sample-oe-55001', 'original'],
    ['SAMPLEOE55 001', 'original'],
  ] as const)('%s is found, and what it is', async (q, number) => {
    expect(await find(q)).toEqual({ number, ids: [product.id] })
  })

  it('a part number of today is only that', async () => {
    expect(await find(product.code)).toMatchObject({ number: null, ids: [product.id] })
  })

  it('a superseded code is an address of its successor, a vehicle maker’s number is none', async () => {
    const read = (id: string) => getProduct({ id, lang: 'en' }, contextOf(db))
    expect(await read('sample-f-77a')).toMatchObject({
      id: product.id,
      formerCodes: ['SAMPLE-F-77A', 'SAMPLE-F-76A'],
      originalNumbers: ['SAMPLE-OE 55-001'],
    })
    expect((await read(product.code.toLowerCase())).id).toBe(product.id)
    await expect(read('sample-oe-55001')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a code that a file changes leads on from then, and an undo takes all of it back', async () => {
    const changed = `id,code\n${product.id},QQ95-330TRC-01B`
    const { batch } = await rehearseImport(db, { fileName: 'g.csv', bytes: [new TextEncoder().encode(changed)] })
    await commitBatch(db, batch.id)
    expect(await find(product.code)).toEqual({ number: 'former', ids: [product.id] })
    await undoBatch(db, batch.id)
    await undoBatch(db, batchId)
    expect((await find('SAMPLE-F-77A')).number).toBeNull()
  })
})
