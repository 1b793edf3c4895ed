import { Vector3 } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { createSolids } from '@/components/viewer/stage/solids'
import { createMaterials } from '@/components/viewer/stage/surface-materials'
import { buildModel } from '@/lib/models/build-model'
import { describeLook } from '@/lib/pictures/look'
import { pictureManifest } from '@/lib/pictures/manifest'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'

vi.mock('@/components/viewer/stage/label-texture', async () => {
  const { Texture } = await import('three')
  return { drawLabel: () => new Texture() }
})

const { products } = buildProducts(seedModels)
/** The looks that stand for their families are pictured from further sides. */
const mainLooks = Object.keys(pictureManifest).flatMap((id) => (id.endsWith('.turned') ? [id.slice(0, -7)] : []))

describe('the models of the main products', () => {
  it.each(mainLooks)('%s: is light enough for a phone, and comes apart into the same parts', (look) => {
    const product = products.find((each) => describeLook(each) === look)
    if (!product) throw new Error(`No product of the look ${look}`)
    const materials = createMaterials()
    const solids = createSolids(buildModel(product, 'viewer'), materials)
    expect(solids.triangles).toBeGreaterThan(2000)
    expect(solids.triangles).toBeLessThanOrEqual(40_000)
    const assembled = solids.measure().getSize(new Vector3())
    for (const length of [assembled.x, assembled.y, assembled.z]) expect(length).toBeGreaterThan(5)
    solids.explode(1)
    expect(solids.parts.every(({ group }) => group.visible)).toBe(true)
    const apart = solids.measure().getSize(new Vector3())
    expect(apart.y).toBeGreaterThanOrEqual(assembled.y)
    solids.explode(0)
    expect(solids.measure().getSize(new Vector3())).toEqual(assembled)
    expect(solids.parts.filter(({ isInside, group }) => isInside && group.visible)).toEqual([])
    solids.dispose()
    materials.dispose()
  })
})
