import { describe, expect, test } from 'vitest'
import { drawnProducts, makeDrawn } from '@/lib/drawings/sample-products'
import { generateProducts } from '@/lib/server/seed/products/generate'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Model, Part } from '../model'
import { details } from '../shape/detail'
import { measureMesh } from '../shape/mesh'
import { buildCoilover } from './coilover'
import { layOutCoilover } from './coilover-layout'
import { layOutInside } from './damper-inside'
import { buildGasShock } from './gas-shock'
import { layOutGasShock } from './gas-shock-layout'
import { countTriangles, listFaults, listOverlaps, listTouching } from './solid-checks.fixture'
import { buildStrut } from './strut'
import { layOutStrutBody, layOutStrutSpring } from './strut-layout'

const builders = { 'gas-shock': buildGasShock, strut: buildStrut, coilover: buildCoilover } as const satisfies Record<
  string,
  ModelBuilder
>
type Kind = keyof typeof builders
const kinds = Object.keys(builders) as Kind[]

const seeded: readonly ModelledProduct[] = [...generateProducts(seedModels, { target: 4000 })].map(
  ({ product }) => product,
)
const sprung = makeDrawn('strut', {
  wireMm: 12,
  coilInnerMm: 110,
  springLengthMm: 330,
  coils: 5,
  springType: 'pigtail',
})
const fixtures: readonly ModelledProduct[] = [...drawnProducts, { ...sprung, adjusters: [] }].map((product) => ({
  ...product,
  code: 'YS-000-000',
}))
const ofKind = (kind: Kind) => [...fixtures, ...seeded].filter((product) => product.kind === kind)

/** One product for every construction, finish of note and kind of end, and the shortest and the longest. */
function pickVaried(kind: Kind): ModelledProduct[] {
  const all = ofKind(kind)
  const byShape = new Map(
    all.map((product) => [
      [product.construction, product.adjusters.join(''), product.spec.top?.kind, product.spec.bottom?.kind].join(' '),
      product,
    ]),
  )
  const sorted = [...all].sort((a, b) => (a.spec.lengthMm ?? 0) - (b.spec.lengthMm ?? 0))
  return [...new Set([...byShape.values(), ...sorted.slice(0, 1), ...sorted.slice(-1)])]
}

const models = new Map<Kind, { product: ModelledProduct; model: Model }[]>(
  kinds.map((kind) => [
    kind,
    pickVaried(kind).map((product) => ({ product, model: builders[kind](details.viewer, product) })),
  ]),
)
const modelsOf = (kind: Kind) => models.get(kind) ?? []
const heightsOf = (part: Part | undefined, material: string) =>
  measureMesh(...(part?.surfaces ?? []).filter((surface) => surface.material === material).map(({ mesh }) => mesh))
const find = ({ parts }: Model, name: Part['name']) => parts.find((part) => part.name === name)

describe.each(kinds)('%s', (kind) => {
  test('is solid: no hole in the numbers, nothing inside out', () => {
    expect(modelsOf(kind).length).toBeGreaterThan(1)
    expect(modelsOf(kind).flatMap(({ product, model }) => listFaults(product, model))).toEqual([])
  })

  test('stays inside the budget of the viewer', () => {
    expect(
      modelsOf(kind)
        .map(({ product, model }) => `${product.code} ${product.construction} ${countTriangles(model.parts)}`)
        .filter((text) => Number(text.split(' ').at(-1)) > 40_000),
    ).toEqual([])
  })

  test('nothing touches the spring between its seats', () => {
    expect(
      modelsOf(kind).flatMap(({ product, model }) =>
        listTouching(model, 0.3).map((text) => `${product.code}: ${text}`),
      ),
    ).toEqual([])
  })

  test('parts on the axis do not overlap when apart', () => {
    expect(
      modelsOf(kind).flatMap(({ product, model }) =>
        listOverlaps(model, kind === 'strut' ? ['perch', 'knuckle-bracket'] : []).map(
          (text) => `${product.code}: ${text}`,
        ),
      ),
    ).toEqual([])
  })
})

describe('lengths', () => {
  test('a gas shock measures its length from bore to bore', () => {
    const measured = modelsOf('gas-shock').map(({ product, model }) => {
      const low = heightsOf(find(model, 'lower-mount'), 'steel-zinc')
      const high = heightsOf(find(model, 'upper-mount'), 'steel-zinc')
      const bottom = (low.min[1] + low.max[1]) / 2
      const top = product.spec.top?.kind === 'eye' ? (high.min[1] + high.max[1]) / 2 : 0
      return Math.abs(top - bottom - (product.spec.lengthMm ?? 0))
    })
    expect(Math.max(...measured)).toBeLessThan(0.5)
  })

  test.each<[Kind, string]>([
    ['strut', 'cast-black'],
    ['coilover', 'anodised-silver'],
  ])('a %s measures its length from the plate to the middle between the bolts', (kind, plate) => {
    const bracketed = modelsOf(kind).filter(
      ({ product }) => product.spec.bottom?.kind === 'flange' && product.spec.top?.kind === 'flange',
    )
    expect(bracketed.length).toBeGreaterThan(0)
    for (const { product, model } of bracketed) {
      const bolts = heightsOf(find(model, 'bolt'), 'steel-zinc')
      const length = heightsOf(find(model, 'upper-mount'), plate).max[1] - (bolts.min[1] + bolts.max[1]) / 2
      expect(length, product.code).toBeCloseTo(product.spec.lengthMm ?? 0, 0)
    }
  })

  test('coils are the active ones and the closed ones', () => {
    for (const { product, model } of modelsOf('coilover'))
      expect(model.anchors.spring?.turns, product.code).toBe((product.spec.coils ?? 7) + 2)
  })
})

describe('layouts of the whole programme', () => {
  test('gas shocks: tube, boot, print and reservoir follow one another without overlap', () => {
    const all = ofKind('gas-shock')
    expect(all.length).toBeGreaterThan(150)
    const broken = all.filter((product) => {
      const { bodyTop, shoulder, boot, cover, label, cap, reservoir, r, bore, rodR, band } = layOutGasShock(product)
      const isStacked =
        cover.top > boot.top &&
        boot.top > bodyTop &&
        bodyTop > boot.bottom &&
        boot.bottom > band.y + band.half &&
        cap.top > shoulder
      const isPrinted =
        label.height > 20 &&
        label.y + label.height / 2 < band.y + band.half &&
        label.y - label.height / 2 > band.y - band.half
      const hasRoom =
        !reservoir ||
        (reservoir.x - reservoir.r > r + 1 && reservoir.top - reservoir.bottom > 70 && reservoir.bottom > shoulder)
      return !(isStacked && isPrinted && hasRoom && bore > rodR + 6)
    })
    expect(broken.map(({ code }) => code)).toEqual([])
  })

  test('struts: perch on the tube, bracket below it, spring round both', () => {
    const broken = ofKind('strut').filter((product) => {
      const layout = layOutStrutBody(product)
      const { perch, perchR, spring } = layOutStrutSpring(product, layout)
      const isClear = !spring || spring.radius - spring.wire / 2 - layout.r >= 0.3
      return !(isClear && perch < layout.bodyTop && perch - 30 > layout.bracket.top && perchR > layout.r + 20)
    })
    expect(broken.map(({ code }) => code)).toEqual([])
  })

  test('coilovers: the spring stands between its seats, clear of tube and rings', () => {
    const all = ofKind('coilover')
    expect(all.length).toBeGreaterThan(10)
    const broken = all.filter((product) => {
      const { spring, inner, r, stack, lowerLock, bodyTop, thread, upperSeat } = layOutCoilover(product)
      const isStacked =
        spring.top === upperSeat.face &&
        spring.bottom === stack.seat &&
        stack.lock[1] > (lowerLock?.[0] ?? thread.bottom) &&
        stack.seat < bodyTop
      return !(isStacked && inner - r >= 0.3 && stack.lock[1] > thread.bottom)
    })
    expect(broken.map(({ code }) => code)).toEqual([])
  })

  test('what is inside has its order and the stroke its room', () => {
    for (const product of ofKind('gas-shock')) {
      const { bore, rodR, rodTop, bodyTop, cap, isTwinTube, reservoir } = layOutGasShock(product)
      const floor = cap.top + 2
      const { guide, piston, free } = layOutInside({
        rodR,
        bore,
        rodTop,
        mouth: bodyTop,
        floor,
        stroke: product.spec.strokeMm ?? 0,
        isTwinTube,
        hasFreePiston: !isTwinTube && !reservoir,
      })
      expect(guide.bottom > piston.top && piston.bottom > free.top && piston.bottom > floor, product.code).toBe(true)
      expect(piston.r, product.code).toBeLessThan(bore)
    }
  })
})
