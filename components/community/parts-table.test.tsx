import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PartsTable } from './parts-table'

type Parts = Parameters<typeof PartsTable>[0]['parts']
const product = { id: 'x-sport-sz36', code: 'SZ36-365TRL-01B', name: 'X-Sport shock 365 mm TRL for ADV160' }

it('parts of a build lead to their pages, without the vehicle they were first made for; one that is gone keeps its number', async () => {
  const parts = [
    { code: product.code, axle: 'rear', setup: null, product },
    { code: 'FX26-357R-01S', axle: 'front', setup: null, product: null },
  ] as unknown as Parts
  render(await PartsTable({ parts, locale: 'en' }))
  expect(screen.getByRole('link', { name: product.code })).toHaveAttribute('href', '/products/x-sport-sz36')
  expect(document.body).toHaveTextContent('X-Sport shock 365 mm TRL')
  expect(document.body).not.toHaveTextContent('ADV160')
  expect(screen.getByText('FX26-357R-01S')).toBeInTheDocument()
})
