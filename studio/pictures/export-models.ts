import { writeFile } from 'node:fs/promises'
import { drawnProducts } from '@/lib/drawings/sample-products'
import { buildModel } from '@/lib/models/build-model'
import type { ModelledProduct } from '@/lib/models/modelled-product'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import { writeGlb } from './write-glb'

function findProduct(name: string): ModelledProduct {
  const kind = /^fixture:(.+)$/.exec(name)?.[1]
  const fixture = drawnProducts.find((product) => product.kind === kind)
  if (fixture) return { ...fixture, code: 'YS-000-000' }
  const product = buildProducts(seedModels).products.find(({ id, code }) => id === name || code === name)
  if (!product) throw new Error(`No product ${name}; write an id, a code or fixture:<kind>.`)
  return product
}

const [name = '', file = '', apart = '0', detail = 'picture'] = process.argv.slice(2)
const model = buildModel(findProduct(name), detail === 'viewer' ? 'viewer' : 'picture')
const triangles = model.parts
  .flatMap(({ surfaces }) => surfaces)
  .reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
await writeFile(file, await writeGlb(model, { apart: Number(apart) }))
console.log(`${file}: ${model.parts.length} parts, ${triangles} triangles`)
