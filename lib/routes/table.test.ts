import { describe, expect, it } from 'vitest'
import { correctCase, fillPath, localizedRouteName, matchRoute, routeOf, routes } from './table'

describe('route table', () => {
  it('has unique paths and names', () => {
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length)
  })

  it('keeps internal pages out of search engines', () => {
    const internal = routes.filter((route) => route.guards.includes('internal'))
    expect(internal.length).toBeGreaterThan(50)
    expect(internal.every((route) => !route.index)).toBe(true)
  })

  it.each([
    ['/products/gtx-370', 'products-id', { id: 'gtx-370' }],
    ['/products/list', 'products-list', {}],
    ['/career/register', 'career-register-id', {}],
    ['/career/12/welder', 'career-id-position', { id: '12', position: 'welder' }],
    ['/whereToBuy/10', 'whereToBuy-id-shop', { id: '10' }],
    ['/car-spring/coming-soon', 'car-spring-coming-soon', {}],
    ['/car-spring/civic-fc', 'car-spring-model', { model: 'civic-fc' }],
  ])('matches %s', (path, name, params) => {
    const match = matchRoute(path)
    expect(match?.route.name).toBe(name)
    expect(match?.params).toEqual(params)
  })

  it.each(['/nowhere', '/gtx', '/products/a/b', '/th'])('does not match %s', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it.each([
    ['/gtx', '/GTX'],
    ['/CONTACTUS', '/contactUs'],
    ['/gtx/PCX160', '/GTX/PCX160'],
    ['/Products/gtx-370', '/products/gtx-370'],
    ['/GTX', null],
    ['/products/some-id', null],
    ['/nowhere', null],
  ])('corrects the case of %s to %s', (path, expected) => {
    expect(correctCase(path)).toBe(expected)
  })

  it('computes names with the locale code', () => {
    expect(localizedRouteName(routeOf('/products/:id'), 'ja')).toBe('products-id___jp')
    expect(localizedRouteName(routeOf('/'), 'en')).toBe('index___en')
  })

  it('fills optional parameters', () => {
    expect(fillPath('/career/:id/:position?', { id: '7' })).toBe('/career/7')
  })
})
