import { expect, test } from 'vitest'
import {
  bindsWithin,
  coilsForRate,
  shearStress,
  solidLength,
  springMass,
  springRate,
  travelToCoilBind,
} from './physics'

test('computes the rate of a known spring', () => {
  // 12 mm wire, 70 mm mean diameter, 6 coils: 78,500 · 20,736 / (8 · 6 · 343,000) = 98.87 N/mm
  expect(springRate({ wireMm: 12, coilInnerMm: 58, coils: 6 })).toBeCloseTo(98.87, 2)
})

test('grows with the fourth power of the wire and falls with the coils', () => {
  const base = springRate({ wireMm: 8, coilInnerMm: 48, coils: 8 })
  expect(springRate({ wireMm: 16, coilInnerMm: 40, coils: 8 }) / base).toBeCloseTo(16, 9)
  expect(springRate({ wireMm: 8, coilInnerMm: 48, coils: 16 }) / base).toBeCloseTo(0.5, 9)
})

test('coilsForRate is the inverse of springRate', () => {
  const coils = coilsForRate({ wireMm: 7.5, coilInnerMm: 46, rateNmm: 22 })
  expect(springRate({ wireMm: 7.5, coilInnerMm: 46, coils })).toBeCloseTo(22, 9)
})

test('knows when the coils touch', () => {
  const spring = { wireMm: 10, coils: 8, springLengthMm: 180 }
  expect(solidLength(spring)).toBe(100)
  expect(travelToCoilBind(spring)).toBe(80)
  expect(travelToCoilBind({ ...spring, preloadMm: 15 })).toBe(65)
  expect(bindsWithin(79, spring)).toBe(false)
  expect(bindsWithin(80, spring)).toBe(true)
})

test('stress is linear in deflection and mass is that of the wire', () => {
  const spring = { wireMm: 10, coilInnerMm: 50, coils: 8 }
  expect(shearStress(spring, 60)).toBeCloseTo((78_500 * 10 * 60) / (Math.PI * 8 * 3600), 6)
  expect(springMass(spring)).toBeCloseTo(1.162, 2)
})

test.each([
  { wireMm: 0, coilInnerMm: 50, coils: 8 },
  { wireMm: 10, coilInnerMm: -1, coils: 8 },
  { wireMm: 10, coilInnerMm: 50, coils: Number.NaN },
])('refuses %o', (spring) => {
  expect(() => springRate(spring)).toThrow(RangeError)
})
