import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { searchQuery } from '@/lib/contract/search'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { search } from './search'

let db: Kysely<Database>
const ask = (q: string, lang: Lang) => search(searchQuery.parse({ q, lang }), { db, now: new Date('2026-11-23') })

describe('what an answer says of the query', () => {
  beforeAll(async () => {
    db = await openCompanyDatabase('sqlite', 'sample')
  }, 60_000)
  afterAll(() => db.destroy())

  it.each([
    ['red spring', 'en'],
    ['gold shock', 'en'],
    ['bed', 'en'],
    ['สปริงสีแดง', 'th'],
    ['赤いスプリング', 'ja'],
  ] as const)('reads no vehicle in %s', async (q, lang) => {
    expect((await ask(q, lang)).reading.vehicle).toBeNull()
  })

  it.each([
    ['กระบะ', 'th', 'pickup', 'pickup'],
    ['トラック', 'ja', 'pickup', 'pickup'],
    ['ピックアップ', 'ja', 'pickup', 'pickup'],
    ['สกู๊ตเตอร์', 'th', 'scooter', 'scooter'],
    ['scooter', 'en', 'scooter', 'scooter'],
    ['บิ๊กไบค์', 'th', 'bigbike', 'bigbike'],
    ['大型バイク', 'ja', 'bigbike', 'bigbike'],
  ] as const)(
    'finds vehicles of the type and parts for them, and names no vehicle, for %s',
    async (q, lang, type, family) => {
      const { hits, reading, groups } = await ask(q, lang)
      expect(reading.vehicle).toBeNull()
      expect(new Set(hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.type] : [])))).toEqual(
        new Set([type]),
      )
      expect(hits.some((hit) => hit.kind === 'product' && hit.product.family === family)).toBe(true)
      expect(groups.find(({ kind }) => kind === 'product')?.total).toBeGreaterThan(100)
    },
  )

  it.each(['โช้ก', 'โช๊ค'])('takes %s for shocks and not for the beginning of a name', async (q) => {
    const { hits, reading } = await ask(q, 'th')
    expect([reading.vehicle, reading.kinds.includes('twin-shock')]).toEqual([null, true])
    expect(hits.some(({ kind }) => kind === 'vehicle')).toBe(false)
  })

  it.each(['ดีแมคซ์', 'ดีแมค', 'ดีแม็กซ์'])('reads the D-Max in %s', async (q) => {
    expect((await ask(q, 'th')).reading.vehicle?.modelId).toBe('isuzu-d-max')
  })

  it.each(['MZ456', 'mz456'])('reads %s on no other keyboard', async (q) => {
    expect(await ask(q, 'th')).toMatchObject({ corrected: null, hits: [] })
  })

  it('keeps the vehicle beside a colour', async () => {
    expect((await ask('black shocks ranger', 'en')).reading.vehicle?.modelId).toBe('ford-ranger')
  })

  it('finds both models of one name and offers neither as the vehicle of the visitor', async () => {
    const { hits, reading } = await ask('フォルツァ', 'ja')
    const models = hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.modelId] : []))
    expect(new Set(models)).toEqual(new Set(['honda-forza-300', 'honda-forza-350']))
    expect(reading.isAmbiguous).toBe(true)
  })

  it('says of each part which generations of the named vehicle it fits', async () => {
    const { hits } = await ask('black shocks ranger', 'en')
    const fits = hits.flatMap((hit) => (hit.kind === 'product' && hit.fits ? [hit.fits] : []))
    expect(fits.length).toBeGreaterThan(0)
    expect(new Set(fits.map(({ model }) => model))).toEqual(new Set(['Ranger']))
    expect(fits[0]?.generations.length).toBeGreaterThan(1)
  })

  it('shows the vehicles that are called like one that is not made', async () => {
    const { hits, reading } = await ask('レブル250', 'ja')
    expect(reading.unknownWords).toBe('レブル250')
    expect(hits[0]).toMatchObject({ kind: 'question', id: 'vehicle-not-listed' })
    const models = hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.modelId] : []))
    expect(models).toContain('honda-rebel-300')
  })

  it.each([
    ['nmax125 rear shock', 'en', 'nmax125', 'yamaha-nmax-155'],
    ['ジムニー JB64 ショック', 'ja', 'JB64', 'suzuki-jimny'],
    ['โช๊คหลัง xmax 125', 'th', 'xmax 125', 'yamaha-xmax-300'],
    ['リード110 リアショック', 'ja', 'リード110', 'honda-lead-125'],
  ] as const)('takes %s for no vehicle whose figures are others', async (q, lang, unknown, sibling) => {
    const { hits, reading } = await ask(q, lang)
    expect([reading.vehicle, reading.unknownWords]).toEqual([null, unknown])
    expect(hits[0]).toMatchObject({ kind: 'question', id: 'vehicle-not-listed' })
    expect(hits.some((hit) => hit.kind === 'product')).toBe(false)
    expect(hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.modelId] : []))).toContain(sibling)
  })

  it.each([
    ['E30 shocks', 'E30'],
    ['bmw e30 shocks', 'bmw e30'],
    ['twin shock 320mm e30', 'e30'],
    ['e30', 'e30'],
    ['bmw e30', 'bmw e30'],
    ['MT-25', 'MT-25'],
  ])('takes the code in %s, which nothing here has, for a vehicle that is not listed', async (q, unknown) => {
    const { hits, reading, corrected } = await ask(q, 'en')
    expect([reading.vehicle, reading.unknownWords, corrected]).toEqual([null, unknown, null])
    expect(hits).toMatchObject([{ kind: 'question', id: 'vehicle-not-listed' }])
  })

  it.each([
    ['te32', /^TE32-/],
    ['te32 shocks', /^TE32-/],
    ['te32 335 mm shock', /^TE32-3[34]0/],
    ['te32 600 mm shock', /^TE32-/],
    ['price of te32-340', /^TE32-340/],
  ] as const)('reads no vehicle in %s, whose letters begin the name of one', async (q, code) => {
    const { hits, reading } = await ask(q, 'en')
    expect(reading.vehicle).toBeNull()
    expect(hits.length).toBeGreaterThan(1)
    for (const hit of hits) expect(hit.kind === 'product' && hit.product.code).toMatch(code)
  })

  it.each([
    ['shock RE302-320', 'en'],
    ['RE302 320', 'en'],
    ['โช้ค re302-320', 'th'],
    ['ショック RE302-320', 'ja'],
  ] as const)('finds for %s what the part number alone finds', async (q, lang) => {
    const alone = await ask('RE302-320', lang)
    expect(await ask(q, lang)).toEqual({ ...alone, query: q })
  })

  it('takes the figures of a vehicle for no part number', async () => {
    expect((await ask('mt 07 330 shock', 'en')).reading.vehicle?.modelId).toBe('yamaha-mt-07')
    expect((await ask('MZ403-310', 'en')).reading.vehicle).toBeNull()
  })

  it('reads a low vehicle as a lowered one, and a low rider as none', async () => {
    expect((await ask('วีโก้เตี้ย', 'th')).reading.kinds).toEqual(['lowering-spring'])
    expect((await ask('เวฟเตี้ย', 'th')).reading).toMatchObject({
      kinds: ['lowering-spring'],
      vehicle: { modelId: expect.stringContaining('honda-wave') as unknown },
      isAmbiguous: true,
      sharedName: 'เวฟ',
      isAdjustableInstead: false,
    })
    expect((await ask('low nmax', 'en')).reading).toMatchObject({ sharedName: null, isAdjustableInstead: true })
    expect((await ask('วีโก้ คนเตี้ย', 'th')).reading.kinds).toEqual([])
  })

  it('finds oil beside a vehicle, though it is for none', async () => {
    const { hits, reading } = await ask('fork oil mt-07', 'en')
    expect([reading.vehicle?.modelId, reading.instead]).toEqual(['yamaha-mt-07', false])
    expect(hits[0]?.kind === 'product' && hits[0].product.kind).toBe('fork-oil')
  })

  it.each([
    ['register warranty nmax 125', 'service', 'warranty'],
    ['jb64 warranty register', 'service', 'warranty'],
    ['nmax 80 kg rider', 'question', 'spring-for-my-weight'],
  ])('answers %s, which holds of every vehicle', async (q, kind, id) => {
    const { hits, reading } = await ask(q, 'en')
    expect(reading.unknownWords).toBeNull()
    expect(hits.filter((hit) => hit.kind === kind).map((hit) => ('id' in hit ? hit.id : ''))).toEqual(
      expect.arrayContaining([expect.stringContaining(id)]),
    )
  })

  it.each([
    ['scoopy 110', 'honda-scoopy'],
    ['cb 150', 'honda-cb150r'],
    ['adv 750', 'honda-x-adv'],
    ['wave 110 shock', 'honda-wave-110i'],
    ['pcx160 330 mm', 'honda-pcx160'],
  ])('knows %s by its engine, its name or a part of it, and figures that are something else', async (q, model) => {
    expect((await ask(q, 'en')).reading.vehicle?.modelId).toBe(model)
  })

  it.each([
    ['RZ362-330TRL', 'en'],
    ['tg302-330', 'th'],
  ] as const)('leads from the part number %s, which no product has, to its length', async (q, lang) => {
    const { hits, nearest, corrected } = await ask(q, lang)
    expect([nearest, corrected]).toEqual([true, null])
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) expect(hit.kind === 'product' && hit.product.code).toMatch(/-330/)
  })

  it('names the vehicle that parts are for where its name is another of the one that was asked for', async () => {
    const { hits, reading } = await ask('revo โหลด 2 นิ้ว', 'th')
    expect([reading.vehicle?.modelId, reading.namesake?.modelId]).toEqual([
      'toyota-hilux-revo',
      'toyota-hilux-revo-prerunner',
    ])
    const fits = hits.flatMap((hit) => (hit.kind === 'product' ? [hit.fits?.model] : []))
    expect(new Set(fits)).toEqual(new Set([reading.namesake?.model]))
    expect((await ask('dmax โหลด', 'th')).reading.namesake).toBeNull()
  })

  it('says that parts are for a namesake where a kind is made for none of the named vehicle', async () => {
    const { hits, reading } = await ask('lift springs ford ranger t6', 'en')
    expect(reading.instead).toBe(true)
    const parts = hits.filter((hit) => hit.kind === 'product')
    expect(parts.length).toBeGreaterThan(0)
    expect(reading.namesake?.modelId).toBe('ford-ranger-raptor')
    expect(new Set(parts.map(({ fits }) => fits?.model))).toEqual(new Set(['Ranger Raptor']))
    expect(hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.modelId] : []))).toContain('ford-ranger-raptor')
  })
})
