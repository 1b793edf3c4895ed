import { describe, expect, it } from 'vitest'
import { workOut } from './stand-formulas'

describe('what can be worked out at a stand', () => {
  it('a spring of 7 mm wire on 50 mm with 8 coils', () => {
    expect(workOut('springRate', { wire: 7, coil: 50, coils: 8 })).toBeCloseTo(15.9, 1)
  })

  it('sag is load over rate, less the preload, and never below none', () => {
    expect(workOut('sag', { load: 80, rate: 30, preload: 6 })).toBeCloseTo(20.2, 1)
    expect(workOut('sag', { load: 10, rate: 30, preload: 20 })).toBe(0)
  })

  it('half the volume is twice the pressure', () => {
    expect(workOut('gasPressure', { share: 50, fill: 10 })).toBe(20)
  })

  it('air carries pressure times area', () => {
    expect(workOut('airLoad', { pressure: 5, diameter: 150 })).toBeCloseTo(901, 0)
  })

  it('a damper at half the travel of the wheel', () => {
    expect(workOut('leverage', { travel: 130, ratio: 2 })).toBe(65)
  })

  it('250 kg on 20 N/mm bob at 1.42 Hz', () => {
    expect(workOut('bobbing', { load: 250, rate: 20 })).toBeCloseTo(1.42, 2)
  })

  it('oil is 15 mm²/s at 40 °C, 4 at 100 °C and thick in the cold', () => {
    expect(workOut('viscosity', { temperature: 40 })).toBeCloseTo(15, 3)
    expect(workOut('viscosity', { temperature: 100 })).toBeCloseTo(4, 3)
    expect(workOut('viscosity', { temperature: 0 })).toBeGreaterThan(50)
  })

  it('a crank of 50 mm stroke at 1.7 Hz moves at 0.27 m/s', () => {
    expect(workOut('testSpeed', { stroke: 50, frequency: 1.7 })).toBeCloseTo(0.27, 2)
  })

  it('a missing input counts as none', () => {
    expect(workOut('damping', {})).toBe(0)
  })
})
