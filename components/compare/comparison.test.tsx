import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { compareStore } from '@/components/products/compare-store'
import type { ProductSummary } from '@/lib/contract/product'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { KeepComparison } from './keep-comparison'
import { RemoveCompared } from './remove-compared'
import { UnlikeParts } from './unlike-parts'

beforeEach(() => localStorage.clear())

describe('the comparison', () => {
  it('that was opened by an address is kept', () => {
    compareStore.write(['z'])
    render(<KeepComparison ids={['a', 'b']} />)
    expect(compareStore.read()).toEqual(['a', 'b'])
  })

  it('loses a product by a link that works without script', () => {
    render(<RemoveCompared id="b" ids={['a', 'b', 'c']} href="/th/products/compare" label="Remove b" />)
    expect(screen.getByRole('link', { name: 'Remove b' })).toHaveAttribute('href', '/th/products/compare?ids=a,c')
  })

  it('keeps the Thai name of a vehicle whole where it says that parts are unlike', async () => {
    const product: ProductSummary = {
      ...makeDrawn('air-spring'),
      id: 'a',
      code: 'BX00-000-36B',
      name: 'ถุงลมหลัง สำหรับ ดีแม็กซ์',
      tagline: '',
      family: 'air',
      series: 'air-suspension',
      price: null,
      releasedOn: '2026-01-01',
      verdict: null,
    }
    render(await UnlikeParts({ products: [product], locale: 'th' }))
    expect(screen.getByText('สำหรับ ดีแม็กซ์')).toHaveClass('unbroken')
  })

  it('forgets the product that was taken out', async () => {
    compareStore.write(['a', 'b', 'c'])
    render(<RemoveCompared id="b" ids={['a', 'b', 'c']} href="/products/compare" label="Remove b" />)
    const link = screen.getByRole('link', { name: 'Remove b' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(compareStore.read()).toEqual(['a', 'c'])
  })
})
