import { describe, expect, it } from 'vitest'
import { boxExtras } from './box-extras'

describe('boxExtras', () => {
  it.each([
    [{ kind: 'unit-swing-shock', adjusters: ['T', 'R', 'C'], construction: 'piggyback' }, ['spanner']],
    [{ kind: 'mono-shock', adjusters: ['H', 'R'], construction: 'hose-reservoir' }, ['hydraulic', 'reservoir']],
    // The words of struts name the spanner themselves.
    [{ kind: 'coilover', adjusters: ['T'], construction: 'twin-tube-gas' }, []],
  ] as const)('%j: %j', (product, expected) => {
    expect(boxExtras({ ...product, adjusters: [...product.adjusters] })).toEqual(expected)
  })
})
