import { describe, expect, it } from 'vitest'
import { finishes, productKinds } from '@/lib/contract/product-words'
import { buildCoil } from './coil'
import { frameProduct } from './frame'
import { boxAround, pathPoints, rotatePoints } from './geometry'
import { formatDecimal, hasDimensions, layOutDimensions } from './dimensions'
import { tones } from './paints'
import { measureScene, type Shape } from './pen'
import { drawProduct, illustrationDepth } from './product-scene'
import { drawnProducts, emptySpec, makeDrawn } from './sample-products'

/** Centres of the steel sleeves: what a ruler would be laid against. */
function listBores(shapes: readonly Shape[]) {
  return shapes
    .filter((shape) => shape.type === 'face' && shape.paint === 'rod' && shape.d.split('Z').length === 3)
    .map(({ d }) => {
      const { x, y, width, height } = boxAround(pathPoints(d))
      return [x + width / 2, y + height / 2] as const
    })
}

describe('eye-to-eye', () => {
  it.each([
    ['twin-shock', 287.5],
    ['twin-shock', 360],
    ['unit-swing-shock', 310],
    ['gas-shock', 600],
  ] as const)('%s is drawn %s mm long', (kind, lengthMm) => {
    const ys = listBores(drawProduct(makeDrawn(kind, { lengthMm }), illustrationDepth).shapes)
      .map(([, y]) => y)
      .sort((a, b) => a - b)
    expect(ys).toHaveLength(2)
    expect(Math.abs((ys[1] ?? 0) - (ys[0] ?? 0) - lengthMm)).toBeLessThan(0.5)
  })

  it('measures a steering damper between its rod ends along x', () => {
    const { anchors, shapes } = drawProduct(makeDrawn('steering-damper'), 0)
    expect(anchors.length).toMatchObject({ horizontal: true })
    expect(listBores(shapes).map(([x]) => x)).toContain(230)
  })
})

describe('coils', () => {
  it.each([
    [6, 1, 8],
    [4.5, 0.5, 5.5],
    [10, 1, 12],
  ])('%s active coils with %s closed turns at each end are %s turns', (coils, closed, turns) => {
    const coil = buildCoil({ from: 0, to: 240, radius: 30, wire: 8, coils, closed }, 0)
    expect(coil.turns).toBe(turns)
    expect(coil.front.split('M').length - 1 + coil.back.split('M').length - 1).toBe(turns * 2)
  })

  it('fills the free length from face to face, wire included', () => {
    const { front, back } = buildCoil({ from: 10, to: 250, radius: 30, wire: 8, coils: 7 }, 0)
    expect(boxAround(pathPoints(front + back), 4)).toMatchObject({ x: -34, y: 10, width: 68, height: 240 })
  })

  it('winds a progressive spring tighter at its lower end', () => {
    const { crests } = buildCoil({ from: 0, to: 300, radius: 30, wire: 6, coils: 10, type: 'progressive' }, 0)
    const steps = crests.slice(1).map((y, i) => y - (crests[i] ?? y))
    expect(steps.at(2)).toBeGreaterThan((steps.at(-3) ?? 0) * 1.3)
  })
})

describe('frame', () => {
  it.each(
    drawnProducts.flatMap((product) =>
      (['card', 'hero'] as const).map((variant) => [product.kind, variant, product] as const),
    ),
  )('%s %s lies inside its viewBox', (kind, variant, product) => {
    const { shapes } = drawProduct(product, illustrationDepth)
    const { box, lean } = frameProduct(kind, shapes, variant)
    const part = boxAround(
      rotatePoints(
        shapes.flatMap(({ d }) => pathPoints(d)),
        lean,
      ),
    )
    expect(part.x).toBeGreaterThanOrEqual(box.x)
    expect(part.y).toBeGreaterThanOrEqual(box.y)
    expect(part.x + part.width).toBeLessThanOrEqual(box.x + box.width)
    expect(part.y + part.height).toBeLessThanOrEqual(box.y + box.height)
  })

  it('shows a short shock smaller than a long one on cards of the same size', () => {
    const share = (lengthMm: number) => {
      const { shapes } = drawProduct(makeDrawn('unit-swing-shock', { lengthMm }), illustrationDepth)
      return measureScene(shapes, 20).height / frameProduct('unit-swing-shock', shapes, 'card').box.height
    }
    expect(share(270)).toBeLessThan(share(310) - 0.03)
  })
})

describe('every kind', () => {
  it.each(productKinds)('%s draws without a single figure', (kind) => {
    const { shapes } = drawProduct({ ...makeDrawn(kind), spec: emptySpec }, illustrationDepth)
    expect(shapes.length).toBeGreaterThan(1)
    expect(shapes.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('has tones for every finish', () => {
    expect(Object.keys(tones)).toEqual(expect.arrayContaining([...finishes]))
  })
})

describe('dimensions', () => {
  it('writes only what the specification has', () => {
    const product = makeDrawn('unit-swing-shock', { strokeMm: null, wireMm: null })
    const { shapes, anchors } = drawProduct(product, 0)
    const { spans, callouts } = layOutDimensions(product.spec, anchors, measureScene(shapes))
    expect(spans.map(({ key }) => key)).toEqual(['springLength', 'eyeToEye'])
    expect(callouts.map(({ key }) => key)).toEqual(['top', 'body', 'coilInner', 'bottom'])
  })

  it.each([
    [makeDrawn('unit-swing-shock'), true],
    [makeDrawn('air-spring', { lengthMm: 190 }), true],
    [makeDrawn('air-spring', { lengthMm: null, bodyMm: null }), false],
    [makeDrawn('air-kit'), false],
    [makeDrawn('fork-oil', { volumeMl: 1000 }), false],
  ])('knows a part of which there is none, %#', (product, has) => {
    expect(hasDimensions(product)).toBe(has)
  })

  it('keeps the texts of callouts apart', () => {
    const product = makeDrawn('twin-shock')
    const { shapes, anchors } = drawProduct(product, 0)
    const { callouts, unit } = layOutDimensions(product.spec, anchors, measureScene(shapes))
    callouts
      .slice(1)
      .forEach(({ textY }, i) => expect(textY - (callouts[i]?.textY ?? 0)).toBeGreaterThanOrEqual(10 * unit - 0.001))
  })

  it('converts to inches and keeps threads metric', () => {
    expect(formatDecimal({ length: 360 }, 'imperial')).toBe('14.17 in')
    expect(formatDecimal({ diameter: 12, by: 24 }, 'metric')).toBe('Ø12 × 24 mm')
    expect(formatDecimal({ thread: 10 }, 'imperial')).toBe('M10')
  })
})
