import { describe, expect, it } from 'vitest'
import { productKinds } from '@/lib/contract/product-words'
import { generalThreads, torqueOf } from '@/lib/domain/bolt-torque'
import { drawnProducts, makeDrawn } from '@/lib/drawings/sample-products'
import { listJoints } from './joints'
import { hasBolts, wrenchRange } from './wrench-range'

describe('wrenchRange', () => {
  it.each(productKinds.filter((kind) => hasBolts({ kind })))(
    'reaches every figure that the manual of a %s names',
    (kind) => {
      const product = makeDrawn(kind)
      const { from, to } = wrenchRange(product)
      const shown = [
        ...generalThreads.map(torqueOf),
        ...listJoints(product.spec).map(({ torqueNm }) => torqueNm ?? from),
      ]
      expect(shown.filter((torque) => torque < from || torque > to)).toEqual([])
    },
  )

  it('grows with a bolt that is larger than any of the vehicle', () => {
    const eye = { kind: 'eye', holeMm: 16, widthMm: 30 } as const
    const product = drawnProducts.find(({ kind }) => kind === 'unit-swing-shock') ?? makeDrawn('unit-swing-shock')
    expect(wrenchRange(product)).toEqual({ from: 5, to: 60 })
    expect(wrenchRange({ ...product, spec: { ...product.spec, top: eye } })).toEqual({ from: 5, to: torqueOf(16) })
  })
})
