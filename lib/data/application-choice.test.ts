import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readApplicationChoice } from './application-choice'

const model = (id: string, type: string, fromYear: number, toYear: number | null) => ({
  id,
  brandId: 'honda',
  name: id,
  type,
  body: 'scooter',
  fromYear,
  toYear,
})
const pcx = model('honda-pcx160', 'scooter', 2021, null)
const city = model('honda-city', 'car', 2003, 2008)
const honda = { id: 'honda', name: 'Honda', types: ['scooter', 'car'], modelCount: 2 }
const isuzu = { id: 'isuzu', name: 'Isuzu', types: ['pickup'], modelCount: 1 }

const readers = vi.hoisted(() => ({ readBrands: vi.fn(), readModels: vi.fn() }))
vi.mock('./vehicles', () => readers)
beforeEach(() => {
  readers.readBrands.mockImplementation(async (_lang: string, type: string | null) =>
    [honda, isuzu].filter(({ types }) => type === null || types.includes(type)),
  )
  readers.readModels.mockImplementation(async (_lang: string, _brand: string, type: string | null) =>
    [pcx, city].filter((one) => type === null || one.type === type),
  )
})

const ask = (params: Record<string, string>) => readApplicationChoice('en', params, 2026)
const wrongKeys = async (params: Record<string, string>) => (await ask(params)).wrong.map(({ key }) => key)

describe('the choices of the chart', () => {
  it.each<[Record<string, string>, object]>([
    [{}, {}],
    [
      { type: 'scooter', brand: 'honda', model: 'honda-pcx160', year: '2022' },
      { type: 'scooter', brand: 'honda', model: 'honda-pcx160', year: 2022 },
    ],
    [{ year: '2015' }, { year: 2015 }],
    [{ model: 'honda-pcx160' }, {}],
    [{ type: '', brand: 'honda' }, { brand: 'honda' }],
  ])('of %j narrow the chart to %j', async (params, filter) => {
    const choice = await ask(params)
    expect(choice.filter).toEqual(filter)
    expect(choice.wrong).toEqual([])
  })

  it('narrow each other', async () => {
    const { options } = await ask({ type: 'car', brand: 'honda' })
    expect(options.brands.map(({ id }) => id)).toEqual(['honda'])
    expect(options.models.map(({ id }) => id)).toEqual(['honda-city'])
    expect(options.years).toEqual([2008, 2007, 2006, 2005, 2004, 2003])
    expect((await ask({ brand: 'honda' })).options.years[0]).toBe(2026)
  })

  it('that a changed select leaves behind are dropped without a word', async () => {
    expect(await ask({ type: 'pickup', brand: 'honda' })).toMatchObject({ filter: { type: 'pickup' }, wrong: [] })
    expect(await ask({ brand: 'isuzu', model: 'honda-pcx160' })).toMatchObject({
      filter: { brand: 'isuzu' },
      wrong: [],
    })
  })

  it.each<[Record<string, string>, string[]]>([
    [{ type: 'boat' }, ['type']],
    [{ brand: 'nobody' }, ['brand']],
    [{ brand: '../x' }, ['brand']],
    [{ brand: 'honda', model: 'honda-nothing' }, ['model']],
    [{ brand: 'honda', model: 'honda-pcx160', year: '1999' }, ['year']],
    [{ year: 'last' }, ['year']],
    [{ type: 'boat', year: '12' }, ['type', 'year']],
  ])('of %j that exist nowhere are named: %j', async (params, expected) => {
    expect(await wrongKeys(params)).toEqual(expected)
  })
})
