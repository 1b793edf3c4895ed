import { describe, expect, it } from 'vitest'
import { vehicleNames, yearsOf } from './vehicle-name'
import { vehicleName } from '@/lib/domain/vehicle-name'

describe('names of vehicles', () => {
  it.each([
    ['Honda', 'City', 'Honda City'],
    ['Mazda', 'Mazda2', 'Mazda2'],
    ['MG', 'MG3', 'MG3'],
    ['BYD', 'Seal', 'BYD Seal'],
  ])('%s %s is %s', (brand, model, name) => {
    expect(vehicleName({ brand, model })).toBe(name)
  })

  it('join models under one brand', () => {
    const [forza300, forza350] = [
      { brand: 'Honda', model: 'Forza 300' },
      { brand: 'Honda', model: 'Forza 350' },
    ]
    expect(vehicleNames([forza300, forza300, forza350])).toBe('Honda Forza 300 / Forza 350')
  })
})

describe('years of build', () => {
  it.each([
    [
      [
        { from: '2008-09', to: '2011-08' },
        { from: '2014-01', to: '2019-10' },
      ],
      { from: '2008', to: '2019' },
    ],
    [
      [
        { from: '2019-01', to: '2020-12' },
        { from: '2021-01', to: null },
      ],
      { from: '2019', to: null },
    ],
  ])('%o are %o', (vehicles, years) => {
    expect(yearsOf(vehicles)).toEqual(years)
  })
})
