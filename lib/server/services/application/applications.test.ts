import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationListSchema, applicationQuery, type Application } from '@/lib/contract/application'
import { openSeededPair, type EnginePair } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getApplicationBrands, getApplications } from './applications'

let pair: EnginePair
beforeAll(async () => {
  pair = await openSeededPair()
}, 120_000)
afterAll(() => Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()]))

const ask = (input: Record<string, unknown>, engine: keyof EnginePair = 'sqlite') =>
  getApplications(applicationQuery.parse(input), contextOf(pair[engine]))
const keyOf = ({ vehicle, axle, product }: Application) => `${vehicle.id} ${axle} ${product.id}`

async function readAll(input: Record<string, unknown>, pageSize: number): Promise<Application[]> {
  const first = await ask({ ...input, pageSize })
  const pages = Math.ceil(first.total / pageSize)
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, i) => ask({ ...input, pageSize, page: i + 2 }))
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items)
}

describe.each(['sqlite', 'postgres'] as const)('the application chart on %s', (engine) => {
  it('holds every fitment but those that do not fit, each once', async () => {
    const { total } = await ask({}, engine)
    const { count } = await pair[engine]
      .selectFrom('fitment')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('status', '!=', 'does-not-fit')
      .executeTakeFirstOrThrow()
    expect(total).toBe(Number(count))
    expect(total).toBeGreaterThan(1000)
  })

  it('keeps to the contract, and answers alike', async () => {
    const answer = await ask({ lang: 'ja', type: 'pickup', page: 2 }, engine)
    expect(applicationListSchema.parse(answer)).toEqual(answer)
    expect(answer).toEqual(await ask({ lang: 'ja', type: 'pickup', page: 2 }))
  })
})

describe('a selection', () => {
  it('is the same, however it is cut into pages', async () => {
    const whole = await readAll({ brand: 'yamaha' }, 1000)
    expect(new Set(whole.map(keyOf)).size).toBe(whole.length)
    expect((await readAll({ brand: 'yamaha' }, 37)).map(keyOf)).toEqual(whole.map(keyOf))
  })

  it('holds only what was asked for', async () => {
    const { items } = await ask({ type: 'scooter', brand: 'honda', year: 2022, pageSize: 1000 })
    expect(items.length).toBeGreaterThan(20)
    for (const { vehicle, status } of items) {
      expect([vehicle.type, vehicle.brandId]).toEqual(['scooter', 'honda'])
      expect(vehicle.from <= '2022-12' && (vehicle.to === null || vehicle.to >= '2022-01')).toBe(true)
      expect(status).not.toBe('does-not-fit')
    }
    const models = new Set(
      (await ask({ model: 'honda-pcx160', pageSize: 1000 })).items.map((one) => one.vehicle.modelId),
    )
    expect([...models]).toEqual(['honda-pcx160'])
  })

  it.each([
    { brand: 'nobody' },
    { model: 'honda-pcx160', year: 1960 },
    { type: 'car', brand: 'vespa' },
    { page: 9999 },
  ])('of which there is nothing is empty: %j', async (input) => {
    expect((await ask(input)).items).toEqual([])
  })
})

it('brands add up to the whole chart', async () => {
  const brands = await getApplicationBrands({ lang: 'en' }, contextOf(pair.sqlite))
  const sum = brands.reduce((total, { applications }) => total + applications, 0)
  expect(sum).toBe((await ask({})).total)
  const honda = brands.find(({ id }) => id === 'honda')
  expect(honda?.applications).toBe((await ask({ brand: 'honda' })).total)
  expect(brands.every(({ models, vehicles }) => models > 0 && vehicles >= models)).toBe(true)
})
