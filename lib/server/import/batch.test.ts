import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { searchDocuments } from '@/lib/server/search/query'
import { newSource } from '@/lib/server/search/source'
import { dumpTables, openSmallDatabase } from '@/tests/import-database'
import { commitBatch, undoBatch } from './batch'
import { listBatches } from './batch-store'
import { rehearseImport } from './rehearse'
import { describeRehearsal } from './report'

const header =
  'code,id,family,kind,series,axle,construction,adjusters,body_finish,name_en,name_th,name_ja,released_on,lengthMm,closedLengthMm'
const added = (code: string, name: string) =>
  `${code},,scooter,twin-shock,gtx,rear,piggyback,TRC,black,${name},โช้คหลังคู่ทดสอบ,テスト用ツインショック,2026-01-15,330,260`

/** Without the numbers that search documents get anew whenever they are written. */
function stripNumbers(dump: Record<string, string[]>): Record<string, string[]> {
  return {
    ...dump,
    search_index: [],
    search_document: (dump.search_document ?? []).map((row) => row.replace(/"(id|seq)":\d+,?/g, '')).sort(),
  }
}

describe.each<Engine>(['sqlite', 'postgres'])('import on %s', (engine) => {
  let db: Kysely<Database>
  /** A seeded product with fitments, and its code. */
  let known: { id: string; code: string }

  beforeAll(async () => {
    db = await openSmallDatabase(engine)
    known = await db
      .selectFrom('product')
      .innerJoin('fitment', 'fitment.product_id', 'product.id')
      .select(['product.id', 'product.code'])
      .where('fitment.status', '!=', 'does-not-fit')
      .orderBy('product.id')
      .executeTakeFirstOrThrow()
  }, 120_000)
  afterAll(() => db.destroy())

  const rehearse = (text: string, fileName = 'file.csv') =>
    rehearseImport(db, { fileName, bytes: [new TextEncoder().encode(text)] })
  const find = async (query: string, lang: Lang = 'en') =>
    (await searchDocuments(newSource(db), { query, lang, limit: 12, offset: 0 })).hits.map((hit) => hit.refId)
  const statusOf = async (id: string) => (await listBatches(db)).find((batch) => batch.id === id)?.status
  /** Commits, looks, undoes; everything must be as it was. */
  async function tryOut(text: string, look: () => Promise<void>): Promise<void> {
    const before = await dumpTables(db)
    const { batch, errors } = await rehearse(text)
    expect(errors).toEqual([])
    expect(await dumpTables(db), 'a rehearsal writes nothing').toEqual(before)
    expect((await commitBatch(db, batch.id)).status).toBe('committed')
    expect(await dumpTables(db)).not.toEqual(before)
    await look()
    expect((await undoBatch(db, batch.id)).status).toBe('undone')
    expect(await dumpTables(db), 'an undo restores every row').toEqual(before)
  }

  it('adds a product that search finds by code and by name, and takes it back', async () => {
    await tryOut(`${header}\n${added('QQ99-330TRC-01B', 'Zorblax twin shock')}`, async () => {
      expect(await find('qq99 330trc01b')).toEqual(['zorblax-twin-shock-qq99-330trc-01b'])
      expect(await find('zorblax')).toEqual(['zorblax-twin-shock-qq99-330trc-01b'])
      expect(
        await db
          .selectFrom('product_adjuster')
          .select('adjuster')
          .where('product_id', '=', 'zorblax-twin-shock-qq99-330trc-01b')
          .orderBy('adjuster')
          .execute(),
      ).toEqual([{ adjuster: 'C' }, { adjuster: 'R' }, { adjuster: 'T' }])
    })
    expect(await find('qq99 330trc01b')).not.toContain('zorblax-twin-shock-qq99-330trc-01b')
  })

  it('changes only what the file names and shows the fields', async () => {
    const { batch, differences } = await rehearse(
      `code,price_thb,name_en\n${known.code.toLowerCase().replaceAll('-', ' ')},4900,Renamed shock`,
    )
    expect(batch.summary).toMatchObject({ added: 0, changed: 1, unchanged: 0 })
    expect(differences[0]?.fields.map(({ field, after }) => [field, after])).toEqual([
      ['code', known.code.toLowerCase().replaceAll('-', ' ')],
      ['price_thb', '4900'],
      ['name_en', 'Renamed shock'],
    ])
    await tryOut(`code;price_thb;name_en\n${known.code};4900;Quuxinator shock`, async () => {
      expect(await find('quuxinator')).toEqual([known.id])
      const row = await db.selectFrom('product').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
      expect(row.price_thb).toBe(4900)
    })
  })

  it('tells a price whole: one figure, a range, or none', async () => {
    const priceAfter = async (columns: string, cells: string) => {
      const { batch, errors } = await rehearse(`code,${columns}\n${known.code},${cells}`)
      expect(errors).toEqual([])
      await commitBatch(db, batch.id)
      const row = await db.selectFrom('product').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
      await undoBatch(db, batch.id)
      return [row.price_thb, row.price_to_thb]
    }
    expect(await priceAfter('price_thb,price_to_thb', '4900,5600')).toEqual([4900, 5600])
    expect(await priceAfter('price_thb,price_to_thb', '4900,4900')).toEqual([4900, null])
    expect(await priceAfter('price_thb,price_to_thb', ',4900')).toEqual([4900, null])
    expect(await priceAfter('price_thb,price_to_thb', ',')).toEqual([null, null])
    expect(await priceAfter('price_thb', '99000')).toEqual([99_000, null])
    expect((await rehearse(`code,price_thb\n${known.code},123456789`)).errors).toMatchObject([
      { row: 2, column: 'price_thb', code: 'too-big' },
    ])
    expect((await rehearse(`code,price_thb,price_to_thb\n${known.code},4900,4899`)).errors).toEqual([
      { row: 2, column: 'price_to_thb', code: 'less-than-price', value: '4899' },
    ])
  })

  it('calls a row unchanged that says what is stored', async () => {
    const row = await db.selectFrom('product').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
    const { batch } = await rehearse(
      `code,family,released_on,lengthMm\n${row.code},${row.family},${row.released_on},${row.length_mm ?? ''}`,
    )
    expect(batch.summary).toMatchObject({ added: 0, changed: 0, unchanged: 1, wrongRows: 0 })
  })

  it('moves a product to another id: fitments go along and the former id leads to it', async () => {
    const fitments = await db.selectFrom('fitment').selectAll().where('product_id', '=', known.id).execute()
    await tryOut(`code,id\n${known.code},zz-new-id`, async () => {
      expect(await db.selectFrom('product_redirect').selectAll().where('old_id', '=', known.id).execute()).toEqual([
        { old_id: known.id, product_id: 'zz-new-id' },
      ])
      expect(
        await db.selectFrom('fitment').select('product_id').where('product_id', '=', 'zz-new-id').execute(),
      ).toHaveLength(fitments.length)
      expect(await db.selectFrom('product').select('id').where('id', '=', known.id).execute()).toEqual([])
      expect(await find(known.code)).toEqual(['zz-new-id'])
      expect(
        await db.selectFrom('product_vehicle_type').select('type').where('product_id', '=', 'zz-new-id').execute(),
      ).not.toEqual([])
    })
  })

  it('lets go of a redirect when a product comes back to its former id', async () => {
    const there = await rehearse(`code,id\n${known.code},zz-new-id`)
    await commitBatch(db, there.batch.id)
    await tryOut(`code,id\n${known.code},${known.id}`, async () => {
      expect(await db.selectFrom('product_redirect').selectAll().execute()).toEqual([
        { old_id: 'zz-new-id', product_id: known.id },
      ])
    })
    await undoBatch(db, there.batch.id)
  })

  it('takes the sample files one after the other, and back', async () => {
    const before = await dumpTables(db)
    const ids: string[] = []
    for (const kind of ['products', 'vehicles', 'fitments'] as const) {
      const { batch, errors } = await rehearseImport(db, {
        fileName: `${kind}.csv`,
        bytes: [await readFile(`content/import-samples/${kind}.csv`)],
      })
      expect(errors).toEqual([])
      expect(batch.summary).toMatchObject({ kind, added: 2, changed: 0 })
      await commitBatch(db, batch.id)
      ids.unshift(batch.id)
    }
    expect(await find('ซิตี้ 125', 'th')).toContain('sample-motors-city-125-2024')
    expect(
      await db
        .selectFrom('product_vehicle_type')
        .select('type')
        .where('product_id', 'like', '%tg36-345trc-91b')
        .execute(),
    ).toEqual([{ type: 'scooter' }])
    // The model's name is among the words of the part that is listed for it.
    expect(await find('city125 twin shock')).toContain('gtx-rear-twin-shock-345-mm-import-sample-tg36-345trc-91b')
    for (const id of ids) await undoBatch(db, id)
    expect(await dumpTables(db)).toEqual(before)
  })

  it('indexes the products of a model that gets another name', async () => {
    const fitment = await db
      .selectFrom('fitment')
      .innerJoin('vehicle', 'vehicle.id', 'fitment.vehicle_id')
      .innerJoin('model', 'model.id', 'vehicle.model_id')
      .select(['model.id as model', 'model.brand_id as brand', 'vehicle.id as vehicle', 'vehicle.from_ym as from'])
      .where('product_id', '=', known.id)
      .where('status', '=', 'direct')
      .executeTakeFirstOrThrow()
    await tryOut(
      `brand,model,model_en,id,from,aliases_en\n${fitment.brand},${fitment.model},Flubber 900,${fitment.vehicle},${fitment.from},flubberino`,
      async () => {
        expect(await find('flubber 900')).toContain(fitment.vehicle)
        expect(
          (
            await searchDocuments(newSource(db), {
              query: 'flubber',
              lang: 'en',
              kinds: ['product'],
              limit: 200,
              offset: 0,
            })
          ).hits.map((hit) => hit.refId),
        ).toContain(known.id)
      },
    )
  })

  it('changes a fitment and the vehicle types with it', async () => {
    const rows = await db.selectFrom('fitment').selectAll().where('product_id', '=', known.id).execute()
    const lines = rows.map((row) => `${known.code},${row.vehicle_id},${row.axle},does-not-fit`)
    await tryOut(`product,vehicle,axle,status\n${lines.join('\n')}`, async () => {
      expect(
        await db.selectFrom('product_vehicle_type').selectAll().where('product_id', '=', known.id).execute(),
      ).toEqual([])
    })
  })

  it('lists row errors with row and column and commits the others only when told to', async () => {
    const before = await dumpTables(db)
    const rehearsal = await rehearse(
      [
        header,
        added('QQ98-330TRC-01B', 'Right shock'),
        added('qq98 330trc 01b', 'Same code'),
        added('QQ97-330TRC-01B', 'Wrong shock').replace('scooter', 'scootr'),
        added('QQ96-330TRC-01B', 'Long shock').replace('330,260', '330,330'),
        added('QQ95-330TRC-01B', 'x').replace(',,', `,${known.id},`),
      ].join('\n'),
    )
    // The last row names an id that exists: its code is what changes.
    expect(rehearsal.errors).toEqual([
      { row: 3, column: 'code', code: 'duplicate', value: 'qq98 330trc 01b' },
      { row: 4, column: 'family', code: 'unknown-value', value: 'scootr' },
      { row: 5, column: 'closedLengthMm', code: 'closed-not-shorter', value: '330' },
    ])
    expect(rehearsal.batch.summary).toMatchObject({ added: 1, changed: 1, unchanged: 0, wrongRows: 3 })
    expect(describeRehearsal(rehearsal).join('\n')).toContain(
      'row 4, family: "scootr" is not one of the values allowed here',
    )
    await expect(commitBatch(db, rehearsal.batch.id)).rejects.toThrow('3 rows of the file are wrong')
    expect(await statusOf(rehearsal.batch.id)).toBe('rehearsed')
    expect(await dumpTables(db)).toEqual(before)
    await commitBatch(db, rehearsal.batch.id, { skipErrors: true })
    expect(await find('QQ98-330TRC-01B')).toEqual(['right-shock-qq98-330trc-01b'])
    expect(await find('QQ95-330TRC-01B')).toEqual([known.id])
    await undoBatch(db, rehearsal.batch.id)
    expect(await dumpTables(db)).toEqual(before)
  })

  it.each([
    [
      'products',
      'needed-for-new-product',
      ['family, kind, series, body_finish, name_th, name_ja, released_on'],
      (): string => 'code,name_en\nNEW-1,x',
    ],
    ['products', 'duplicate', ['id'], (): string => `code,id\n${known.code},taken-by-nobody\nNEW-2,taken-by-nobody`],
    [
      'vehicles',
      'needed-for-new',
      ['brand_en', 'brand_th', 'brand_ja', 'type', 'body', 'model_en', 'model_th', 'model_ja'],
      (): string => 'brand,model,from,generation\nnobrand,nobrand-x,2020-01,X',
    ],
    ['fitments', 'unknown-product', ['product'], (): string => 'product,vehicle\nNOPE,honda-x-2020'],
    ['fitments', 'unknown-vehicle', ['vehicle'], (): string => `product,vehicle\n${known.code},no-such-vehicle`],
  ] as const)('tells what is wrong in %s: %s', async (_kind, code, columns, text) => {
    const { errors } = await rehearse(text())
    expect(errors.map((error) => error.column)).toEqual(columns)
    expect(new Set(errors.map((error) => error.code))).toEqual(new Set([code]))
  })

  it('names a code of a price list that no product has, once', async () => {
    const rehearsal = await rehearse(`code,price_thb\n${known.code},1000\nNOPE-1,1200`)
    expect(rehearsal.errors).toEqual([
      expect.objectContaining({ row: 3, code: 'needed-for-new-product', value: 'NOPE-1' }),
    ])
    expect(describeRehearsal(rehearsal).join('\n')).toContain('"NOPE-1" is no part number of a product')
  })

  it('shows fifty errors and counts all', async () => {
    const lines = describeRehearsal(
      await rehearse(`code,axle\n${Array.from({ length: 70 }, (_, index) => `N${index},up`).join('\n')}`),
    )
    expect(lines[0]).toBe('70 errors in 70 rows:')
    expect(lines.filter((line) => line.startsWith('  row'))).toHaveLength(50)
    expect(lines).toContain('  … and 20 more.')
  })

  it('refuses to commit over rows that were changed since the rehearsal, and changes nothing', async () => {
    const start = await dumpTables(db)
    const first = await rehearse(`code,price_thb\n${known.code},1000`)
    const second = await rehearse(`${header},price_thb\n${added('QQ94-330TRC-01B', 'Slow shock')},\n`)
    const third = await rehearse(`code,price_thb\n${known.code},2000`)
    await commitBatch(db, first.batch.id)
    const before = await dumpTables(db)
    await expect(commitBatch(db, third.batch.id)).rejects.toThrow(
      `changed since the rehearsal; rehearse the file again (the first: product ${known.id})`,
    )
    expect(await dumpTables(db)).toEqual(before)
    expect(await statusOf(third.batch.id)).toBe('rehearsed')
    // Another product took the code in the meantime, under another id.
    const thief = await rehearse(`${header}\n${added('QQ94-330TRC-01B', 'Fast shock')}`)
    await commitBatch(db, thief.batch.id)
    await expect(commitBatch(db, second.batch.id)).rejects.toThrow('Other data refer')
    await undoBatch(db, thief.batch.id)
    await undoBatch(db, first.batch.id)
    expect(await dumpTables(db)).toEqual(start)
    await expect(commitBatch(db, first.batch.id)).rejects.toThrow('is undone already')
    await expect(undoBatch(db, third.batch.id)).rejects.toThrow('is rehearsed; only a committed one')
    await expect(undoBatch(db, 'no-such-batch')).rejects.toThrow('There is no batch')
  })

  it('refuses to undo what a later batch touched or refers to, in whatever way', async () => {
    const start = await dumpTables(db)
    const product = await rehearse(`${header}\n${added('QQ93-330TRC-01B', 'Base shock')}`)
    await commitBatch(db, product.batch.id, { now: new Date('2026-01-01T00:00:00Z') })
    const withProduct = stripNumbers(await dumpTables(db))
    const vehicle = await db.selectFrom('vehicle').select('id').orderBy('id').executeTakeFirstOrThrow()
    const fitment = await rehearse(
      `product,vehicle,quantity,status,verified_by,verified_on\nQQ93-330TRC-01B,${vehicle.id},2,direct,fitted,2026-01-01`,
    )
    await commitBatch(db, fitment.batch.id, { now: new Date('2026-01-02T00:00:00Z') })
    await expect(undoBatch(db, product.batch.id)).rejects.toThrow('Other data refer')
    const price = await rehearse('code,price_thb\nQQ93-330TRC-01B,100')
    await commitBatch(db, price.batch.id, { now: new Date('2026-01-03T00:00:00Z') })
    await expect(undoBatch(db, product.batch.id)).rejects.toThrow(
      `The batch ${price.batch.id} changed some of the same rows later`,
    )
    // The fitment's batch touched no row of the later one, only the same search document: that is worked out anew.
    await undoBatch(db, fitment.batch.id)
    expect(stripNumbers(await dumpTables(db)).search_document).toEqual(withProduct.search_document)
    await undoBatch(db, price.batch.id)
    expect(stripNumbers(await dumpTables(db))).toEqual(withProduct)
    await undoBatch(db, product.batch.id)
    expect(stripNumbers(await dumpTables(db))).toEqual(stripNumbers(start))
  })
})
