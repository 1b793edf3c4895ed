import { describe, expect, it } from 'vitest'
import en from '@/messages/en/routes.json'
import ja from '@/messages/ja/routes.json'
import th from '@/messages/th/routes.json'
import { routeOf, routes } from './table'
import { humanize, routeTitle } from './titles'

describe('route titles', () => {
  it.each([
    ['en', en],
    ['th', th],
    ['ja', ja],
  ])('names every route in %s', (_, messages) => {
    const missing = routes.map((route) => routeTitle(route).key).filter((key) => !Object.hasOwn(messages, key))
    expect(missing).toEqual([])
  })

  it.each([
    ['city-gm-2008-2019', 'City GM 2008–2019'],
    ['alphard-hybrid-2016-current', 'Alphard Hybrid 2016–'],
    ['FORZA300-350', 'FORZA300-350'],
    ['api-getBrands', 'getBrands'],
  ])('reads %s as %s', (segment, name) => {
    expect(humanize(segment)).toBe(name)
  })

  it('fills the pattern of a vehicle page from its parameter', () => {
    expect(routeTitle(routeOf('/car-spring/:model'), { model: 'civic-fc' })).toEqual({
      key: 'car-spring-model',
      name: 'Civic FC',
    })
  })
})
