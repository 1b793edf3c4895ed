import { describe, expect, it } from 'vitest'
import type { ProductSpec } from '@/lib/contract/product'
import { findSpares } from './matching-spares'

type Part = Parameters<typeof findSpares>[0]

const part = (own: Partial<Omit<Part, 'spec'>>, figures: Partial<ProductSpec>): Part => ({
  family: 'scooter',
  kind: 'unit-swing-shock',
  axle: 'rear',
  ...own,
  spec: { strokeMm: null, shaftMm: null, coilInnerMm: null, springLengthMm: null, ...figures } as ProductSpec,
})
const shock = part({}, { strokeMm: 78, shaftMm: 12.5, coilInnerMm: 40, springLengthMm: 180 })
const spare = (own: Partial<Omit<Part, 'spec'>>, figures: Partial<ProductSpec> = {}) =>
  part({ family: 'spares', ...own }, figures)

describe('matching spares', () => {
  it('are seals of the same rod and springs of the same size', () => {
    const seal = spare({ kind: 'seal-kit' }, { shaftMm: 12.5 })
    const spring = spare({ kind: 'spare-spring' }, { coilInnerMm: 40, springLengthMm: 180 })
    expect(findSpares(shock, [seal, spring])).toEqual([seal, spring])
    expect(findSpares(shock, [spare({ kind: 'seal-kit' }, { shaftMm: 14 })])).toEqual([])
  })

  it('are for the same axle, and no products of other families', () => {
    expect(findSpares(shock, [spare({ kind: 'bushing', axle: 'front' }), part({ kind: 'mono-shock' }, {})])).toEqual([])
    expect(findSpares(shock, [spare({ kind: 'bushing' })])).toHaveLength(1)
  })

  it('are none for a spare or a spring', () => {
    expect(findSpares(spare({ kind: 'seal-kit' }), [spare({ kind: 'bushing' })])).toEqual([])
    expect(findSpares(part({ kind: 'lowering-spring' }, {}), [spare({ kind: 'bushing' })])).toEqual([])
  })
})
