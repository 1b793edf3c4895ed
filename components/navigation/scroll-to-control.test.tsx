import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { scrollToElement } from './smooth-scroll'

const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 100, 40))
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(
      document.createElement('p').style,
      element === document.documentElement ? { scrollPaddingTop: '80px' } : { scrollMarginTop: '96px' },
    ),
  )
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

it.each([
  ['a control, whose label stays in view', <input key="control" data-testid="target" />, 824],
  ['a section', <section key="section" data-testid="target" />, 920],
])('scrolls to %s', (_, element, top) => {
  render(element)
  scrollToElement(screen.getByTestId('target'))
  expect(scrollTo).toHaveBeenCalledWith(0, top)
})
