import { describe, expect, it } from 'vitest'
import { byDistance, kilometresBetween } from './distance'

const bangkok = { lat: 13.7563, lng: 100.5018 }
const khonKaen = { lat: 16.4322, lng: 102.8236 }
const berlin = { lat: 52.52, lng: 13.405 }

describe('the distance between two places', () => {
  it('is known from maps', () => {
    expect(kilometresBetween(bangkok, khonKaen)).toBeCloseTo(388, -1)
    expect(kilometresBetween(bangkok, berlin)).toBeCloseTo(8600, -2)
    expect(kilometresBetween(berlin, bangkok)).toBe(kilometresBetween(bangkok, berlin))
  })

  it('is nothing at the place itself and half the globe at its opposite', () => {
    expect(kilometresBetween(bangkok, bangkok)).toBe(0)
    expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0)
  })

  it('goes the short way across the date line', () => {
    expect(kilometresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 0)
  })

  it('orders places', () => {
    expect(byDistance([berlin, khonKaen], bangkok).map(({ item }) => item)).toEqual([khonKaen, berlin])
  })
})
