import { describe, expect, it } from 'vitest'
import { menu, routesOf, trailOf } from './navigation'
import { routes } from './table'

const listed = menu.flatMap((section) => section.groups.flatMap((group) => group.routes))

describe('menu', () => {
  it('lists every route that names a group, each once', () => {
    const named = routes.filter((route) => route.group !== null && route.group !== 'legal')
    expect(listed.map((route) => route.path).toSorted()).toEqual(named.map((route) => route.path).toSorted())
    expect(menu.flatMap((section) => section.groups).filter((group) => group.routes.length === 0)).toEqual([])
  })

  it('leads to pages that everybody may see and that need no parameter', () => {
    const shown = [...listed, ...routesOf('legal')]
    expect(shown.filter((route) => route.params.length > 0 || route.guards.length > 0)).toEqual([])
  })
})

describe('trailOf', () => {
  it('lists the parents that exist', () => {
    expect(trailOf('/products/:id', { id: 'gtx-370' })).toEqual(['/products', '/products/gtx-370'])
    expect(trailOf('/services/warranty/register')).toEqual(['/services/warranty', '/services/warranty/register'])
    expect(trailOf('/')).toEqual([])
  })
})
