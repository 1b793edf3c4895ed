import { describe, expect, it } from 'vitest'
import { readingsOf, type Quantity, type UnitSystem } from './readings'

/** Conversions are checked against figures of a converter, not against the code's own factors. */
describe('readingsOf', () => {
  const shown = (quantity: Quantity, value: number, system: UnitSystem, sign = false) =>
    readingsOf(quantity, value, sign)
      .filter(({ systems }) => systems.includes(system))
      .map(({ text }) => text)

  it.each<[Quantity, number, Record<UnitSystem, string>]>([
    ['length', 370, { metric: '370 mm', kgf: '370 mm', imperial: '14.57 in' }],
    ['rate', 50, { metric: '50 N/mm', kgf: '5.1 kgf/mm', imperial: '286 lbf/in' }],
    ['pressure', 12, { metric: '12 bar', kgf: '12 bar', imperial: '174 psi' }],
    ['mass', 1.5, { metric: '1.5 kg', kgf: '1.5 kg', imperial: '3.31 lb' }],
    ['volume', 1000, { metric: '1,000 ml', kgf: '1,000 ml', imperial: '1,000 ml' }],
    ['viscosity', 15.2, { metric: '15.2 mm²/s', kgf: '15.2 mm²/s', imperial: '15.2 mm²/s' }],
    ['count', 30, { metric: '30', kgf: '30', imperial: '30' }],
  ])('%s of %d, once in every system', (quantity, value, expected) => {
    for (const system of ['metric', 'kgf', 'imperial'] as const)
      expect(shown(quantity, value, system)).toEqual([expected[system]])
  })

  it.each([
    [25, '+25 mm'],
    [-25, '−25 mm'],
    [0, '0 mm'],
  ])('a change of %d mm', (value, text) => {
    expect(shown('length', value, 'metric', true)).toEqual([text])
  })
})
