import { describe, expect, it } from 'vitest'
import { fc } from '@/tests/support/properties'
import { riderSagShares, sagTarget } from './sag'
import { monoShock } from './setup.fixture'
import { wheelTravel } from './subject'
import { rideUses } from './uses'
import { judgeSag } from './verdict'

describe('the target', () => {
  it("for a street bike with 120 mm at the rear wheel is the trade's 34–40 mm with the rider and 4–16 mm without", () => {
    expect(sagTarget(120, 'street', 'rear')).toEqual({
      riderMm: { from: 34, to: 40 },
      freeMm: { from: 4, to: 16 },
      aimMm: 37,
    })
  })

  it("takes the product's own figure inside the range of the use and no other", () => {
    expect(sagTarget(60, 'street', 'rear', 0.3).aimMm).toBe(18)
    expect(sagTarget(60, 'sport', 'rear', 0.5).aimMm).toBe(18)
  })

  it('stays between a quarter and 35 % of any travel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.constantFrom(...rideUses),
        fc.constantFrom('front' as const, 'rear' as const),
        (travel, use, end) => {
          const { riderMm, freeMm, aimMm } = sagTarget(travel, use, end)
          expect(riderMm.from).toBeGreaterThanOrEqual(Math.round(travel * 0.25))
          expect(riderMm.to).toBeLessThanOrEqual(Math.round(travel * 0.35))
          expect(aimMm).toBeGreaterThanOrEqual(riderMm.from)
          expect(aimMm).toBeLessThanOrEqual(riderMm.to)
          expect(freeMm.to).toBeLessThanOrEqual(riderMm.from)
        },
      ),
    )
  })

  it('refuses a travel that is none', () => {
    expect(() => sagTarget(0, 'street', 'rear')).toThrow(RangeError)
  })

  it('is tighter for sport than for comfort', () => {
    expect(riderSagShares.sport.to).toBeLessThanOrEqual(riderSagShares.comfort.from)
  })
})

describe('the wheel travel', () => {
  it('is the measured one where there is one, and proves the leverage', () => {
    expect(wheelTravel(monoShock, 120)).toEqual({ travelMm: 120, leverage: 2, measured: true })
  })

  it('is assumed from the kind of shock otherwise', () => {
    expect(wheelTravel(monoShock, null)).toEqual({ travelMm: 132, leverage: 2.2, measured: false })
    expect(wheelTravel({ ...monoShock, kind: 'fork-cartridge', family: 'fork' }, null)?.travelMm).toBe(60)
    expect(wheelTravel({ ...monoShock, spec: { ...monoShock.spec, strokeMm: null } }, 120)).toBeNull()
  })
})

describe('the verdict on three lengths', () => {
  const wheel = { travelMm: 120, leverage: 2 }
  const target = sagTarget(120, 'street', 'rear')
  const judge = (l2Mm: number, l3Mm: number) => judgeSag({ l1Mm: 600, l2Mm, l3Mm }, target, wheel)

  it.each([
    ['right: 10 mm free, 37 mm with the rider', 590, 563, 'right', 0],
    ['12 mm too deep at the wheel: 6 mm more preload at the spring', 590, 551, 'more-preload', 6],
    ['11 mm too high: 5.5 mm less', 590, 574, 'less-preload', -5.5],
    ['rider sag right, but hardly any free sag: held up by preload', 599, 563, 'spring-soft', 0],
    ['too deep and no free sag: more preload cannot help', 599, 550, 'spring-soft', 0],
    ['rider sag right with much free sag', 580, 563, 'spring-hard', 0],
    ['the rider hardly moves it', 582, 572, 'spring-hard', 0],
    ['L3 above L2', 563, 590, 'order', 0],
    ['L2 above L1', 610, 563, 'order', 0],
    ['more sag than there is travel', 590, 470, 'beyond', 0],
  ] as const)('%s', (_, l2Mm, l3Mm, kind, turnMm) => {
    expect(judge(l2Mm, l3Mm)).toMatchObject({ kind, turnMm })
  })

  it('asks for a harder spring when it is soft and a softer one when it is hard', () => {
    expect(judge(599, 563).rateFactor).toBeCloseTo(36 / 27)
    expect(judge(580, 563).rateFactor).toBeCloseTo(17 / 27)
  })

  it('never asks for preload in the wrong direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }), (free, rider) => {
        const { kind, turnMm, rateFactor } = judge(600 - free, 600 - rider)
        if (kind === 'more-preload') expect(turnMm).toBeGreaterThan(0)
        if (kind === 'less-preload') expect(turnMm).toBeLessThan(0)
        if (kind === 'spring-soft') expect(rateFactor).toBeGreaterThan(1)
        if (kind === 'spring-hard') expect(rateFactor).toBeLessThan(1)
      }),
    )
  })
})
