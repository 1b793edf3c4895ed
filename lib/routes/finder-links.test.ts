import { describe, expect, it } from 'vitest'
import { finderHref, vehicleListHref } from './finder-links'

describe('finder addresses', () => {
  it.each([
    [finderHref('en'), '/products'],
    [finderHref('ja', {}), '/jp/products'],
    [finderHref('th', { type: 'scooter' }), '/th/products?type=scooter'],
    [finderHref('en', { type: null, brand: 'honda' }), '/products?brand=honda'],
    [
      finderHref('ja', { type: 'scooter', brand: 'honda', model: 'honda-pcx160' }),
      '/jp/products?type=scooter&brand=honda&model=honda-pcx160',
    ],
    [vehicleListHref('en', 'honda-pcx160-2021', 2021), '/products/list?vehicle=honda-pcx160-2021&year=2021'],
    [vehicleListHref('th', 'honda-pcx160-2021', 2021), '/th/products/list?vehicle=honda-pcx160-2021&year=2021'],
  ])('%s', (href, expected) => {
    expect(href).toBe(expected)
  })
})
