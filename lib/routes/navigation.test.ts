import { describe, expect, it } from 'vitest'
import { legalLinks, menu, trailOf, type MenuSection } from './navigation'
import { routeOf } from './table'

const sections: readonly MenuSection[] = menu

describe('menu', () => {
  it('leads to public pages of the route table, each once', () => {
    const paths = [...sections.flatMap((section) => section.groups.flatMap((group) => group.links)), ...legalLinks].map(
      (link) => link.path,
    )
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => routeOf(path).params.length > 0 || routeOf(path).guards.length > 0)).toEqual([])
  })
})

describe('trailOf', () => {
  it('lists the parents that exist', () => {
    expect(trailOf('/products/:id', { id: 'gtx-370' })).toEqual(['/products', '/products/gtx-370'])
    expect(trailOf('/services/warranty/register')).toEqual(['/services/warranty', '/services/warranty/register'])
    expect(trailOf('/')).toEqual([])
  })
})
