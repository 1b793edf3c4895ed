import { describe, expect, it } from 'vitest'
import { fc } from '@/tests/support/properties'
import { ownSagShare, recommendSettings } from './clicks'
import { adviseLoad } from './load'
import { loadAssist, monoShock, riderAlone, twoUp } from './setup.fixture'
import { adviseSpring, rateFactorFor, springFit } from './spring'
import { rideUses, type Load } from './uses'

const valuesOf = (load: Load, use: (typeof rideUses)[number], product = monoShock) =>
  Object.fromEntries(recommendSettings(product, load, use).map(({ field, value }) => [field, value]))

describe('recommended settings', () => {
  it("are the product's own columns for the reference rider and for full load", () => {
    expect(valuesOf(riderAlone, 'street')).toEqual({ preload: 4, rebound: 15, compression: 10 })
    expect(valuesOf(riderAlone, 'sport')).toEqual({ preload: 5.5, rebound: 9, compression: 6 })
    expect(valuesOf(twoUp, 'touring')).toEqual({ preload: 9, rebound: 12, compression: 8 })
  })

  it('lie between the columns for a load between: 94 kg is a fifth of the way', () => {
    expect(valuesOf({ ...riderAlone, riderKg: 94 }, 'street')).toEqual({ preload: 5, rebound: 14, compression: 10 })
  })

  it('open up for a light rider', () => {
    expect(valuesOf({ ...riderAlone, riderKg: 50 }, 'street')).toEqual({ preload: 2.5, rebound: 16, compression: 11 })
  })

  it('name only adjusters that the product has', () => {
    const stepped = {
      ...monoShock,
      adjusters: ['P' as const],
      spec: { ...monoShock.spec, preloadMm: null, preloadSteps: 5, reboundClicks: null, compressionClicks: null },
    }
    expect(recommendSettings(stepped, twoUp, 'street')).toEqual([
      { field: 'preload', letter: 'P', unit: 'step', value: 5, factory: 4, max: 5 },
    ])
    expect(recommendSettings(loadAssist, twoUp, 'street')).toEqual([])
  })

  it('stay in the range of the adjuster whatever the load', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 180 }),
        fc.integer({ min: 0, max: 180 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(...rideUses),
        (riderKg, passengerKg, luggageKg, use) => {
          for (const { value, max, unit } of recommendSettings(monoShock, { riderKg, passengerKg, luggageKg }, use)) {
            expect(value).toBeGreaterThanOrEqual(0)
            expect(value).toBeLessThanOrEqual(max)
            expect(unit === 'mm' ? value * 2 : value).toBe(Math.round(unit === 'mm' ? value * 2 : value))
          }
        },
      ),
    )
  })

  it("know the sag of the product's own table", () => {
    expect(ownSagShare(monoShock, 'street')).toBe(0.3)
    expect(ownSagShare(loadAssist, 'street')).toBeNull()
  })
})

describe('spring advice', () => {
  it('leaves the spring to the reference rider, alone or two-up', () => {
    expect(rateFactorFor(riderAlone, monoShock)).toBe(1)
    expect(rateFactorFor(twoUp, monoShock)).toBe(1)
  })

  it('asks one step more for 95 kg on a motorcycle: (95 + 0.65·95) / (95 + 0.65·75) = 1.09', () => {
    const factor = rateFactorFor({ ...riderAlone, riderKg: 95 }, monoShock)
    expect(factor).toBeCloseTo(1.09, 2)
    expect(adviseSpring(factor, monoShock.spec)).toEqual({ fit: 'harder', rateNmm: 100 })
  })

  it('gives no figure where it does not know one', () => {
    expect(adviseSpring(1.3, monoShock.spec)).toEqual({ fit: 'much-harder', rateNmm: null })
    expect(adviseSpring(1, loadAssist.spec)).toEqual({ fit: 'fits', rateNmm: null })
  })

  it.each([
    [1.04, 'fits'],
    [0.96, 'fits'],
    [1.1, 'harder'],
    [0.9, 'softer'],
    [1.2, 'much-harder'],
    [0.8, 'much-softer'],
  ] as const)('calls a factor of %s "%s"', (factor, fit) => {
    expect(springFit(factor)).toBe(fit)
  })
})

describe('load advice for four wheels', () => {
  it.each([
    [0, 'empty', 0],
    [250, 'within', 250],
    [400, 'beyond', 400],
  ] as const)('%s kg on a +300 kg part: %s', (luggageKg, kind, loadKg) => {
    expect(adviseLoad({ ...riderAlone, luggageKg }, loadAssist.spec)).toEqual({ kind, loadKg, madeForKg: 300 })
  })

  it('does not count the driver as load, and knows nothing of parts that name none', () => {
    expect(adviseLoad({ riderKg: 110, passengerKg: 0, luggageKg: 0 }, loadAssist.spec).loadKg).toBe(0)
    expect(adviseLoad(twoUp, monoShock.spec).kind).toBe('unknown')
  })
})
