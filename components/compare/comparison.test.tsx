import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { compareStore } from '@/components/products/compare-store'
import { KeepComparison } from './keep-comparison'
import { RemoveCompared } from './remove-compared'

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

  it('forgets the product that was taken out', async () => {
    compareStore.write(['a', 'b', 'c'])
    render(<RemoveCompared id="b" ids={['a', 'b', 'c']} href="/products/compare" label="Remove b" />)
    const link = screen.getByRole('link', { name: 'Remove b' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(compareStore.read()).toEqual(['a', 'c'])
  })
})
