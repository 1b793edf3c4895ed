import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import common from '@/messages/th/common.json'
import routes from '@/messages/th/routes.json'
import { Breadcrumbs } from './breadcrumbs'

const crumbs = [
  { label: common.home, href: '/th' },
  { label: routes.products, href: '/th/products' },
  { label: 'GTX 370' },
]

describe('Breadcrumbs', () => {
  it('links every step but the page itself', () => {
    render(<Breadcrumbs label={common.breadcrumbs} crumbs={crumbs} />)
    const trail = within(screen.getByRole('navigation', { name: common.breadcrumbs }))
    expect(trail.getAllByRole('listitem')).toHaveLength(3)
    expect(trail.getByRole('link', { name: routes.products })).toHaveAttribute('href', '/th/products')
    expect(trail.queryByRole('link', { name: 'GTX 370' })).toBeNull()
    expect(trail.getByText('GTX 370')).toHaveAttribute('aria-current', 'page')
  })

  it('shows nothing on home', () => {
    const { container } = render(<Breadcrumbs label={common.breadcrumbs} crumbs={crumbs.slice(0, 1)} />)
    expect(container).toBeEmptyDOMElement()
  })
})
