import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollFrame } from './scroll-frame'

afterEach(() => vi.unstubAllGlobals())

it('is on the way of the keyboard while it scrolls', () => {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        measure = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <ScrollFrame role="group" aria-label="figures">
      <table />
    </ScrollFrame>,
  )
  const frame = screen.getByRole('group', { name: 'figures' })
  expect(frame).toHaveAttribute('tabindex', '-1')
  const width = vi.spyOn(frame, 'scrollWidth', 'get').mockReturnValue(0)
  measure()
  expect(frame).toHaveAttribute('tabindex', '-1')
  width.mockReturnValue(1200)
  measure()
  expect(frame).toHaveAttribute('tabindex', '0')
})
