import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withMessages } from '@/tests/support/with-messages'
import { TryClicks } from './try-clicks'
import { TrySliders } from './try-sliders'

const start = vi.fn()

class SilentAudio {
  sampleRate = 8000
  currentTime = 0
  destination = {}
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  createBufferSource = () => ({ connect: vi.fn(), start, buffer: null })
}

beforeEach(() => vi.stubGlobal('AudioContext', SilentAudio))
afterEach(() => {
  vi.unstubAllGlobals()
  start.mockClear()
})

describe('an adjuster to turn', () => {
  const show = async () =>
    render(<TryClicks clicks={12} start={11} />, await withMessages('en', ['display-centre.clicks']))

  it('counts and sounds with each click, and stops at its end', async () => {
    await show()
    const out = screen.getByRole('button', { name: 'Turn out' })
    fireEvent.click(out)
    expect(screen.getByText('12 clicks out')).toBeInTheDocument()
    fireEvent.click(out)
    expect(screen.getByText('12 clicks out')).toBeInTheDocument()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is silent when asked to be, and taps instead', async () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', { vibrate })
    await show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'With sound' }))
    fireEvent.click(screen.getByRole('button', { name: 'Turn in' }))
    expect(screen.getByText('10 clicks out')).toBeInTheDocument()
    expect(start).not.toHaveBeenCalled()
    expect(vibrate).toHaveBeenCalledTimes(1)
  })
})

describe('figures to slide', () => {
  it('give a result that follows them', async () => {
    render(
      <TrySliders
        formula="sag"
        inputs={{
          load: { min: 0, max: 200, step: 10, start: 100 },
          rate: { min: 10, max: 50, step: 1, start: 20 },
          preload: { min: 0, max: 20, step: 1, start: 0 },
        }}
      />,
      await withMessages('ja', ['display-centre.inputs', 'display-centre.results']),
    )
    expect(screen.getByRole('status')).toHaveTextContent('49 mm')
    fireEvent.change(screen.getByRole('slider', { name: 'プリロード' }), { target: { value: '10' } })
    expect(screen.getByRole('status')).toHaveTextContent('39 mm')
    expect(screen.getByRole('slider', { name: 'プリロード' })).toHaveAttribute('aria-valuetext', '10 mm')
  })
})
