import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import en from '@/messages/en/product.json'
import { compareStore } from './compare-store'
import { CompareTray } from './compare-tray'

it('that is emptied goes, and leaves the focus with the page', async () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never)
  compareStore.write(['a', 'b'])
  render(
    <main>
      <CompareTray
        texts={{ path: '/products/compare', label: 'Comparison', open: 'Compare', clear: en.compare.clear }}
      />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: en.compare.clear }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})
