import { describe, expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-trail'

const crumbs = [{ label: 'หน้าแรก', href: '/th' }, { label: 'สินค้า', href: '/th/products' }, { label: 'GTX 370' }]

describe('breadcrumbList', () => {
  it('numbers the steps and gives the page its own address', () => {
    expect(breadcrumbList(crumbs, '/th/products/gtx-370', 'https://example.com')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://example.com/th' },
        { position: 2, item: 'https://example.com/th/products' },
        { position: 3, name: 'GTX 370', item: 'https://example.com/th/products/gtx-370' },
      ],
    })
  })
})
