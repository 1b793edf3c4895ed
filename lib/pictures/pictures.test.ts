import { readdirSync, statSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildProducts } from '@/lib/server/seed/products'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import { seedModels } from '@/lib/server/seed/vehicles'
import { findProductPicture, pictureAddress, pictureAngles, socialAddress } from './find-picture'
import { describeLook } from './look'
import { pictureManifest } from './manifest'
import { isPlaced, placedScenes, tallOf } from './placed-scenes'
import { scenes } from './scenes'

const folder = 'public/pictures'
const fileOf = (address: string) => address.replace(/^\/pictures\//, '').replace(/\?.*$/, '')

let products: CatalogueProduct[]
let files: Set<string>
let looks: Set<string>

beforeAll(() => {
  products = buildProducts(seedModels).products
  looks = new Set(products.map(describeLook))
  files = new Set(readdirSync(folder))
})

describe('which picture a product shows', () => {
  test('never one of another construction, reservoir, mount, finish or winding', () => {
    const shown = products.flatMap((product) => {
      const picture = findProductPicture(product)
      return picture ? [{ product, picture }] : []
    })
    expect(shown.length).toBeGreaterThan(products.length / 2)
    for (const { product, picture } of shown) {
      const { kind, construction, bodyFinish, springFinish, spec } = product
      for (const part of [kind, construction, bodyFinish, springFinish, spec.top?.kind, spec.bottom?.kind])
        if (part) expect(`-${picture.id}-`).toContain(`-${part}-`)
    }
  })

  test('two products that differ in something visible have different looks', () => {
    const product = products.find(({ kind }) => kind === 'twin-shock')
    if (!product) throw new Error('No twin shock')
    const look = describeLook(product)
    const other = product.bodyFinish === 'gold' ? 'black' : 'gold'
    const changes: Partial<CatalogueProduct>[] = [
      { bodyFinish: other },
      { springFinish: 'green' },
      { construction: 'hose-reservoir' },
      { adjusters: ['T', 'R', 'W', 'L'] },
      { spec: { ...product.spec, top: { kind: 'stem', holeMm: 10, widthMm: null } } },
      { spec: { ...product.spec, lengthMm: 500 } },
    ]
    for (const change of changes) expect(describeLook({ ...product, ...change })).not.toBe(look)
  })

  test('an oil shows no label of another viscosity or size', () => {
    const oils = products.filter(({ spec }) => spec.viscosityCst !== null)
    expect(new Set(oils.map(describeLook)).size).toBe(oils.length)
    const pictured = oils.filter((oil) => findProductPicture(oil)).map(({ spec }) => [spec.viscosityCst, spec.volumeMl])
    expect(pictured.toSorted()).toEqual([
      [12, 4000],
      [15, 1000],
    ])
  })

  test('parts of one look differ in length by less than a third', () => {
    const lengths = new Map<string, number[]>()
    for (const product of products) {
      const length = product.spec.lengthMm ?? product.spec.springLengthMm
      if (length !== null && length > 230)
        lengths.set(describeLook(product), [...(lengths.get(describeLook(product)) ?? []), length])
    }
    for (const [look, all] of lengths) expect(Math.max(...all) / Math.min(...all), look).toBeLessThan(4 / 3)
  })
})

describe('rendered pictures', () => {
  test('every entry is a scene, a look of the programme or a further view of one', () => {
    const known = new Set([
      ...Object.keys(scenes),
      ...Object.keys(placedScenes).filter(isPlaced).map(tallOf),
      ...looks,
      ...[...looks].flatMap((look) => pictureAngles.map((angle) => `${look}.${angle}`)),
    ])
    expect(Object.keys(pictureManifest).filter((id) => !known.has(id))).toEqual([])
  })

  test('every scene shows a look of the programme', () => {
    for (const { look } of Object.values(scenes)) expect(looks).toContain(look)
  })

  test('every file an address names is there, and no other', () => {
    const wanted = Object.entries(pictureManifest).flatMap(([id, entry]) => {
      const sizes = entry.sizes.flatMap((width) => [
        pictureAddress({ ...entry, id }, width, 'avif'),
        pictureAddress({ ...entry, id }, width, 'webp'),
      ])
      return [
        ...sizes,
        ...(looks.has(id) || /^(?:hero|macro|on|shop)-[a-z-]+$/.test(id) ? [socialAddress({ ...entry, id })] : []),
      ]
    })
    expect(new Set(wanted.map(fileOf))).toEqual(files)
  })

  test('are at least sixty parts, eight stages, four exploded views and six details, in at most 90 MB', () => {
    const ids = Object.keys(pictureManifest)
    expect(ids.filter((id) => looks.has(id)).length).toBeGreaterThanOrEqual(60)
    for (const [start, count] of [
      ['hero-', 8],
      ['exploded-', 4],
      ['macro-', 6],
    ] as const)
      expect(ids.filter((id) => id.startsWith(start))).toHaveLength(count)
    expect([...files].reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)).toBeLessThanOrEqual(90e6)
  })
})
