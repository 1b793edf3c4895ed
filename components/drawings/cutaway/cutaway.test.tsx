import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cutawayKinds } from '@/lib/drawings/cutaway/figures'
import { cutawayAddress } from '@/lib/drawings/drawing-address'
import en from '@/messages/en/cutaway.json'
import ja from '@/messages/ja/cutaway.json'
import th from '@/messages/th/cutaway.json'
import { renderCutawaySvg } from '@/lib/drawings/cutaway/scene-svg'
import { Cutaway } from './cutaway'
import { strokeInWindow } from './use-scroll-stroke'

const words = { en, th, ja }
const rod = (container: HTMLElement) => container.querySelector('[data-rate]:not([data-rate="0"])')

/** Frames run when the test says so. */
function stubWindow(prefersLessMotion: boolean) {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 184, 1000, 400))
  return () =>
    act(() => {
      for (let i = 0; i < 200; i++) frames.shift()?.(0)
    })
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('fetch', async () => new Response(renderCutawaySvg('floating-piston', { strokeMm: 80, gasBar: 10 })))
})

describe.each(['en', 'th', 'ja'] as const)('a cut-away in %s', (locale) => {
  it.each(cutawayKinds)('%s has a name, an explanation and every part in words', async (kind) => {
    const { container } = render(await Cutaway({ kind, locale }))
    const { title, description } = words[locale].kinds[kind]
    expect(screen.getAllByRole('img', { name: title })).toHaveLength(2)
    expect(container.querySelector('figcaption')).toHaveTextContent(description)
    const items = within(screen.getByRole('list', { name: words[locale].legend })).getAllByRole('listitem')
    const [lying] = screen.getAllByRole('img', { name: title })
    for (const item of items) expect(lying).toHaveTextContent(item.textContent.replace(/^\d+/, ''))
    expect(container.querySelector('[style]')).toBeNull()
  })
})

describe('moving a cut-away', () => {
  const show = async () =>
    render(
      await Cutaway({
        kind: 'floating-piston',
        locale: 'en',
        product: { id: 'gtx', figures: { strokeMm: 80, gasBar: 10 } },
      }),
    )

  it('follows its slider with parts and figures', async () => {
    const { container } = await show()
    const slider = screen.getByRole('slider', { name: en.move })
    expect(slider).toHaveAttribute('max', '80')
    const before = rod(container)?.getAttribute('transform')
    fireEvent.change(slider, { target: { value: '80' } })
    await waitFor(() => expect(rod(container)?.getAttribute('transform')).not.toBe(before))
    expect(slider).toHaveAttribute('aria-valuetext', '80 mm')
    expect(screen.getByText(en.pressure).parentElement).toHaveTextContent(/1[2-9]\.\d bar/)
    fireEvent.change(slider, { target: { value: '0' } })
    expect(screen.getByText(en.pressure).parentElement).toHaveTextContent('10.0 bar')
  })

  it('shows the way of the oil for the direction it moves in', async () => {
    const { container } = await show()
    const shown = () => [
      ...new Set(
        Array.from(container.querySelectorAll('[data-flow]:not([display])'), (state) =>
          state.getAttribute('data-flow'),
        ),
      ),
    ]
    expect(shown()).toEqual([])
    fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } })
    await waitFor(() => expect(shown()).toEqual(['out']))
    fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } })
    expect(shown()).toEqual(['in'])
  })

  it('moves with the page until the slider is used', async () => {
    const runFrames = stubWindow(false)
    await show()
    const slider = screen.getByRole('slider')
    fireEvent.scroll(window)
    runFrames()
    expect(slider).toHaveValue('80')
    fireEvent.change(slider, { target: { value: '20' } })
    fireEvent.scroll(window)
    runFrames()
    expect(slider).toHaveValue('20')
  })

  it('shows the picture until the parts are there, each drawing with ids of its own', async () => {
    const { container } = render(
      <>
        {await Cutaway({ kind: 'floating-piston', locale: 'en' })}
        {await Cutaway({ kind: 'floating-piston', locale: 'en' })}
      </>,
    )
    expect(container.querySelector('[data-live]')).toBeNull()
    expect(container.querySelector('image')).toHaveAttribute('href', cutawayAddress('floating-piston'))
    for (const slider of screen.getAllByRole('slider')) fireEvent.change(slider, { target: { value: '10' } })
    await waitFor(() => expect(container.querySelectorAll('[data-live]')).toHaveLength(2))
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const use of container.querySelectorAll('use'))
      expect(container.querySelector(use.getAttribute('href') ?? '')).not.toBeNull()
  })

  it('stays a picture when its parts do not come', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    const { container } = await show()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '80' } })
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '80 mm')
    expect(container.querySelector('[data-live]')).toBeNull()
  })

  it('stands still for visitors who prefer less motion', async () => {
    const runFrames = stubWindow(true)
    await show()
    fireEvent.scroll(window)
    runFrames()
    expect(screen.getByRole('slider')).toHaveValue('24')
  })

  it('is extended at the edges of the window and compressed in the middle', () => {
    expect(
      [strokeInWindow(800, 400, 800), strokeInWindow(200, 400, 800), strokeInWindow(-400, 400, 800)].map(
        (stroke) => Math.round(stroke * 1e6) / 1e6,
      ),
    ).toEqual([0, 1, 0])
  })
})
