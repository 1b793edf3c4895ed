import '@/tests/support/environment'
import { afterAll, describe, expect, it } from 'vitest'
import { reviewSchema } from '@/lib/contract/review'
import { companyApi, send } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'

describe.each(['sqlite', 'postgres'] as const)('reviews on %s', async (engine) => {
  const db = await openCompanyDatabase(engine)
  afterAll(() => db.destroy())
  const ask = async (product: string) =>
    reviewSchema.array().parse(await (await send(companyApi(db), `api/reviews?lang=th&product=${product}`)).json())

  it('are none while nothing was imported', async () => {
    expect(await ask('some-product')).toEqual([])
  })

  it('come the latest first, in the language they were written in, of the product alone', async () => {
    const words = { rating: 4, text: '乗り心地 "良い" <b>', lang: 'ja', author: '田中', source: 'A shop' }
    for (const [id, written_on, product_id] of [
      ['b', '2026-01-02', 'one'],
      ['c', '2026-03-01', 'one'],
      ['a', '2026-01-02', 'one'],
      ['d', '2026-05-01', 'two'],
    ] as const)
      await db
        .insertInto('customer_review')
        .values({ id, written_on, product_id, ...words })
        .execute()
    const found = await ask('one')
    expect(found.map(({ id, writtenOn }) => [id, writtenOn])).toEqual([
      ['c', '2026-03-01'],
      ['a', '2026-01-02'],
      ['b', '2026-01-02'],
    ])
    expect(found[0]).toMatchObject(words)
  })
})
