import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnProducts } from '@/lib/drawings/sample-products'
import type { Locale } from '@/lib/i18n/locales'
import type { StageOptions } from './stage/open-stage'
import { Viewer } from './viewer'

const mocks = vi.hoisted(() => ({
  openStage: vi.fn(),
  stage: {
    explode: vi.fn(),
    showMeasures: vi.fn(),
    replaceModel: vi.fn(),
    rotate: vi.fn(),
    zoom: vi.fn(),
    reset: vi.fn(),
    close: vi.fn(),
  },
}))
vi.mock('./stage/open-stage', () => ({ openStage: mocks.openStage }))

const drawn = drawnProducts.find(({ kind }) => kind === 'twin-shock')
if (!drawn) throw new Error('The fixture needs a twin shock.')
const product = { ...drawn, code: 'RG362-345', name: 'RG362', springFinish: 'red' as const }

const offer = (isThere: boolean, isCalm = true) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    (isThere ? { getExtension: () => null } : null) as never,
  )
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
}

const options = (): StageOptions => (mocks.openStage.mock.lastCall as [StageOptions])[0]
const state = () => document.querySelector('[data-viewer-state]')?.getAttribute('data-viewer-state')

async function show(locale: Locale = 'en') {
  render(
    await Viewer({
      product,
      locale,
      still: <div role="img" aria-label="still" />,
      description: 'A gold twin shock.',
      springFinishes: ['red', 'black', 'yellow'],
    }),
  )
}

async function open() {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'View in 3D' }))
  await waitFor(() => expect(state()).toBe('ready'))
  return screen.getByRole('application')
}

beforeEach(() => {
  vi.clearAllMocks()
  mocks.openStage.mockResolvedValue(mocks.stage)
  offer(true)
})

describe('the viewer before it is asked for', () => {
  it('is a picture and a button in the language of the page', async () => {
    await show('th')
    expect(screen.getByRole('img', { name: 'still' })).toBeVisible()
    expect(screen.getByRole('button')).toHaveTextContent('ดูแบบ 3 มิติ')
    expect(screen.queryByRole('application')).toBeNull()
    expect(mocks.openStage).not.toHaveBeenCalled()
  })
})

describe('opening', () => {
  it('builds the product with its own figures, announces it and takes the focus', async () => {
    const canvas = await open()
    expect(options().model.anchors.bottom).toBeCloseTo(-(product.spec.lengthMm ?? 0), 0)
    expect(options().measures.find(({ id }) => id === 'length')?.text).toBe(`Eye-to-eye ${product.spec.lengthMm} mm`)
    expect(options().isStill).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('The 3D view is open.')
    expect(canvas).toHaveFocus()
    expect(canvas).toHaveAccessibleName('3D view of RG362')
    expect(canvas).toHaveAccessibleDescription(/Arrow keys .+ A gold twin shock\. .*Eye-to-eye/)
  })

  it('moves by itself only for visitors who do not mind', async () => {
    offer(true, false)
    await open()
    expect(options().isStill).toBe(false)
  })

  it('keeps the still without WebGL and says why, without loading anything', async () => {
    offer(false)
    await show()
    await userEvent.click(screen.getByRole('button'))
    expect(state()).toBe('unsupported')
    expect(screen.getByRole('status')).toHaveTextContent('WebGL')
    expect(screen.getByRole('status')).toHaveFocus()
    expect(screen.getByRole('img', { name: 'still' })).toBeVisible()
    expect(screen.getByRole('button', { hidden: true })).toHaveClass('hidden')
    expect(mocks.openStage).not.toHaveBeenCalled()
  })

  it('can be tried again after it failed', async () => {
    mocks.openStage.mockRejectedValueOnce(new Error('no context'))
    await show()
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(state()).toBe('failed'))
    expect(screen.getByRole('img', { name: 'still' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'View in 3D' }))
    await waitFor(() => expect(state()).toBe('ready'))
  })

  it('goes back to the still when the graphics context is lost', async () => {
    await open()
    act(() => options().onLost())
    expect(state()).toBe('lost')
    expect(screen.getByRole('status')).toHaveTextContent('has stopped')
    expect(screen.getByRole('button', { name: 'View in 3D' })).toHaveFocus()
    // React cleans up after an effect some time after the page has changed.
    await waitFor(() => expect(mocks.stage.close).toHaveBeenCalledOnce())
    expect(screen.queryByRole('application')).toBeNull()
  })
})

describe('the open viewer', () => {
  it('is steered by keys on the canvas', async () => {
    await open()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}+-{Home}r')
    expect(mocks.stage.rotate.mock.calls).toEqual([
      [-12, 0],
      [0, 12],
    ])
    expect(mocks.stage.zoom.mock.calls.map(([factor]) => (factor as number) < 1)).toEqual([true, false])
    expect(mocks.stage.reset).toHaveBeenCalledTimes(2)
  })

  it('closes with Escape from anywhere in it and gives the focus back', async () => {
    await open()
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{Escape}')
    expect(state()).toBe('idle')
    expect(mocks.stage.close).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'View in 3D' })).toHaveFocus()
  })

  it('leaves arrow keys to the slider while that has the focus', async () => {
    await open()
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' })
    expect(mocks.stage.rotate).not.toHaveBeenCalled()
  })

  it('shows dimensions on the assembled part only', async () => {
    await open()
    const toggle = screen.getByRole('button', { name: 'Dimensions' })
    fireEvent.change(screen.getByRole('slider'), { target: { value: '60' } })
    expect(mocks.stage.explode).toHaveBeenLastCalledWith(0.6)
    await userEvent.click(toggle)
    expect(mocks.stage.explode).toHaveBeenLastCalledWith(0)
    expect(mocks.stage.showMeasures).toHaveBeenLastCalledWith(true)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('slider')).toHaveValue('0')
    fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  it('paints the spring in another colour', async () => {
    await open()
    const colours = within(screen.getByRole('group', { name: /Spring colour/ }))
    expect(colours.getByRole('radio', { name: 'Red' })).toBeChecked()
    await userEvent.click(colours.getByRole('radio', { name: 'Yellow' }))
    const [model] = mocks.stage.replaceModel.mock.lastCall as [StageOptions['model']]
    const materials = model.parts
      .filter(({ name }) => name === 'spring')
      .flatMap(({ surfaces }) => surfaces.map(({ material }) => material))
    expect(materials).toContain('paint-yellow')
    expect(materials).not.toContain('paint-red')
  })

  it('puts the slider back with the view', async () => {
    await open()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } })
    await userEvent.click(screen.getByRole('button', { name: 'Reset view' }))
    expect(screen.getByRole('slider')).toHaveValue('0')
    expect(mocks.stage.explode).toHaveBeenLastCalledWith(0)
    expect(mocks.stage.reset).toHaveBeenCalledOnce()
  })
})
