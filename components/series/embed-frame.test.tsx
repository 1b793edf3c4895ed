import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbedFrame } from './embed-frame'

let grow: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe() {
        grow()
      }
      disconnect() {
        grow = () => undefined
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

function frame() {
  const postMessage = vi.fn()
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 640.2 } as DOMRect)
  return postMessage
}

describe('EmbedFrame', () => {
  it('tells its height at once and whenever it changes', () => {
    const postMessage = frame()
    render(<EmbedFrame>x</EmbedFrame>)
    act(() => grow())
    expect(postMessage).toHaveBeenCalledTimes(2)
    expect(postMessage).toHaveBeenLastCalledWith({ source: 'yss-fork-kit', type: 'height', height: 641 }, '*')
  })

  it('tells nobody when it is not framed', () => {
    const postMessage = vi.spyOn(window, 'postMessage')
    render(<EmbedFrame>x</EmbedFrame>)
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('takes ground and accent from the address', () => {
    window.history.replaceState(null, '', '/?colour=dark&colour=ffcc00')
    render(<EmbedFrame>x</EmbedFrame>)
    const { dataset, style } = screen.getByText('x')
    expect(dataset).toMatchObject({ tone: 'stage', accent: 'true' })
    expect(style.getPropertyValue('--embed-ground')).toBe('#ffcc00')
    expect(style.getPropertyValue('--embed-text')).toBe('#0e1013')
  })
})
