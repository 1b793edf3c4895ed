import { expect, test } from 'vitest'
import {
  barToPsi,
  inchToMm,
  kgToPound,
  kgfmmToNmm,
  lbfinToNmm,
  mmToInch,
  nmmToKgfmm,
  nmmToLbfin,
  poundToKg,
  psiToBar,
} from './units'

test.each([
  ['N/mm to lbf/in', nmmToLbfin(1), 5.7101471547],
  ['N/mm to kgf/mm', nmmToKgfmm(9.80665), 1],
  ['bar to psi', barToPsi(1), 14.503773773],
  ['mm to in', mmToInch(330.2), 13],
  ['kg to lb', kgToPound(1), 2.2046226218],
])('converts %s', (_name, value, expected) => {
  expect(value).toBeCloseTo(expected, 8)
})

test.each([
  ['in', inchToMm(mmToInch(367))],
  ['kgf/mm', kgfmmToNmm(nmmToKgfmm(367))],
  ['lbf/in', lbfinToNmm(nmmToLbfin(367))],
  ['psi', psiToBar(barToPsi(367))],
  ['lb', poundToKg(kgToPound(367))],
])('comes back from %s', (_unit, value) => {
  expect(value).toBeCloseTo(367, 9)
})
