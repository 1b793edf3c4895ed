import { NodeIO } from '@gltf-transform/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { buildModel } from '@/lib/models/build-model'
import { layOutLabel } from '@/lib/models/label'
import type { LabelArt } from '@/lib/models/model'
import { drawLabelSvg } from './label-svg'
import { listLooks, listShots } from './shots'
import type { Shot } from './shot'
import { writeGlb } from './write-glb'

const art: LabelArt = {
  layout: 'band',
  code: 'MG-TRCL',
  note: 'TRCL',
  ink: 'dark',
  accent: true,
  width: 30,
  height: 24,
}

describe('labels', () => {
  test.each([
    art,
    { ...art, layout: 'stripe', width: 14, height: 60 },
    { ...art, layout: 'code', width: 60, height: 6 },
  ] as const)('$layout stays inside its field', (label) => {
    const { width, height, isTurned, items } = layOutLabel(label)
    const [long, short] = isTurned ? [height, width] : [width, height]
    for (const item of items) {
      expect(item.x).toBeGreaterThanOrEqual(0)
      expect(item.y).toBeGreaterThanOrEqual(0)
      expect(item.y + (item.type === 'text' ? 0 : item.height)).toBeLessThanOrEqual(short)
      if (item.type !== 'wordmark') expect(item.x + item.width).toBeLessThanOrEqual(long)
    }
  })

  test('letters are outlines, so that no font has to be installed', async () => {
    const svg = await drawLabelSvg(art)
    expect(svg).not.toContain('<text')
    expect(svg.match(/<path/g)).toHaveLength(3)
  })
})

describe('solids as glTF', () => {
  test('keep names and true size in metres', async () => {
    const product = { ...makeDrawn('unit-swing-shock'), code: 'SG-TRWL' }
    const model = buildModel(product, 'viewer')
    const document = await new NodeIO().readBinary(await writeGlb(model))
    const root = document.getRoot()
    const outer = model.parts.filter(({ isInside }) => !isInside)
    expect(
      root
        .listNodes()
        .map((node) => node.getName())
        .sort(),
    ).toEqual(outer.map(({ name }) => name).sort())
    const heights = root
      .listMeshes()
      .flatMap((mesh) =>
        mesh.listPrimitives().flatMap((primitive) => primitive.getAttribute('POSITION')?.getMinNormalized([])[1] ?? []),
      )
    expect(-Math.min(...heights) * 1000).toBeGreaterThan(product.spec.lengthMm ?? Infinity)
    expect(-Math.min(...heights) * 1000).toBeLessThan((product.spec.lengthMm ?? 0) + 40)
  })

  test('parts inside others only appear when taken apart', async () => {
    const model = buildModel({ ...makeDrawn('mono-shock'), code: 'MG' }, 'viewer')
    const count = async (apart: number) =>
      (await new NodeIO().readBinary(await writeGlb(model, { apart }))).getRoot().listNodes().length
    expect(await count(1)).toBe(model.parts.length)
    expect(await count(0)).toBeLessThan(model.parts.length)
  })
})

describe('the order of pictures', () => {
  let shots: Shot[]
  beforeAll(() => {
    shots = listShots()
  })

  test('every look once, with names that are safe as file names', () => {
    expect(new Set(shots.map(({ id }) => id)).size).toBe(shots.length)
    for (const { id } of shots) expect(id).toMatch(/^[a-z0-9.-]+$/)
    expect(shots.filter(({ kind }) => kind === 'product')).toHaveLength(listLooks().length)
  })

  test('shared pictures carry no length, body or number of one product', () => {
    for (const { product } of shots.filter(({ kind }) => kind === 'product'))
      expect(product.code).toMatch(/^[A-Z]{2}(-[A-Z]+)?$/)
  })
})
