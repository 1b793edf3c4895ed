import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawingAddress } from './drawing-address'
import { drawingVariants, renderProductSvg } from './product-svg'
import { drawnProducts, makeDrawn } from './sample-products'

describe('renderProductSvg', () => {
  it.each(
    drawnProducts.flatMap((product) => drawingVariants.map((variant) => [product.kind, variant, product] as const)),
  )('%s (%s) is small and defines what it refers to', (_, variant, product) => {
    const svg = renderProductSvg(product, variant)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(3072)
    expect(svg).not.toMatch(/NaN|undefined/)
    const used = new Set(Array.from(svg.matchAll(/url\(#([\w-]+)\)/g), ([, id]) => id))
    const defined = Array.from(svg.matchAll(/ id="([\w-]+)"/g), ([, id]) => id)
    expect(new Set(defined).size).toBe(defined.length)
    for (const id of used) expect(defined).toContain(id)
  })
})

describe('drawingAddress', () => {
  const product = { ...makeDrawn('mono-shock'), id: 'mono' }

  it('stays the same for the same part and changes with its figures', () => {
    const address = drawingAddress(product, 'card')
    expect(address).toMatch(/^\/drawings\/mono\/card\.svg\?v=[a-z0-9]+$/)
    expect(drawingAddress({ ...product }, 'card')).toBe(address)
    expect(
      drawingAddress({ ...product, springFinish: product.springFinish === 'red' ? 'blue' : 'red' }, 'card'),
    ).not.toBe(address)
    expect(drawingAddress({ ...product, spec: { ...product.spec, strokeMm: 1 } }, 'card')).not.toBe(address)
  })
})
