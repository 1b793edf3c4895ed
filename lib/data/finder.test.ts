import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readFinder } from './finder'

const honda = { id: 'honda', name: 'Honda', types: ['scooter', 'bigbike'], modelCount: 2 }
const pcx = {
  id: 'honda-pcx160',
  brandId: 'honda',
  name: 'PCX160',
  type: 'scooter',
  body: 'scooter',
  fromYear: 2021,
  toYear: null,
}
const readers = vi.hoisted(() => ({
  readVehicleTypes: vi.fn(),
  readBrands: vi.fn(),
  readModels: vi.fn(),
  readYears: vi.fn(),
}))
vi.mock('./vehicles', () => readers)

beforeEach(() => {
  vi.clearAllMocks()
  readers.readVehicleTypes.mockResolvedValue(
    ['scooter', 'car', 'bigbike'].map((id) => ({ id, brandCount: 1, vehicleCount: 1, productCount: 1 })),
  )
  readers.readBrands.mockResolvedValue([honda])
  readers.readModels.mockResolvedValue([pcx])
  readers.readYears.mockResolvedValue([{ year: 2021, vehicle: {} }])
})

describe('readFinder', () => {
  it.each<[NonNullable<Parameters<typeof readFinder>[1]>, string]>([
    [{}, 'type'],
    [{ type: 'scooter' }, 'brand'],
    [{ type: ['scooter', 'car'] }, 'brand'],
    [{ type: 'scooter', brand: 'honda' }, 'model'],
    [{ brand: 'honda' }, 'model'],
    [{ type: 'scooter', brand: 'honda', model: 'honda-pcx160' }, 'year'],
    [{ brand: 'honda', model: 'honda-pcx160' }, 'year'],
    [{ type: 'boat' }, 'type'],
    [{ type: 'scooter', brand: 'nobody' }, 'brand'],
    [{ brand: 'nobody' }, 'type'],
    [{ type: 'scooter', brand: '../x' }, 'brand'],
    [{ type: 'scooter', brand: 'honda', model: 'no-such-model' }, 'model'],
    [{ model: 'honda-pcx160' }, 'type'],
  ])('%j asks for the %s', async (choices, step) => {
    expect((await readFinder('en', choices)).step).toBe(step)
  })

  it('asks the company for nothing it was not told', async () => {
    await readFinder('th', { type: 'scooter', brand: 'honda' })
    expect(readers.readBrands).toHaveBeenCalledExactlyOnceWith('th', 'scooter')
    expect(readers.readModels).toHaveBeenCalledExactlyOnceWith('th', 'honda', 'scooter')
    expect(readers.readYears).not.toHaveBeenCalled()
  })

  it('limits the first step, in the order asked for', async () => {
    const state = await readFinder('en', {}, ['bigbike', 'scooter', 'vespa'])
    expect(state.step === 'type' && state.types.map(({ id }) => id)).toEqual(['bigbike', 'scooter'])
  })
})
