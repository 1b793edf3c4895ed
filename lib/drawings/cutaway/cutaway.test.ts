import { describe, expect, it } from 'vitest'
import { constructions } from '@/lib/contract/product-words'
import { cutawayKinds, cutawayOf, type CutawayFigures } from './figures'
import { pressureAt, readLength, readPressure, rodVolumeMl } from './readings'
import { buildCutaway } from './build-cutaway'
import { gasVolume, oilVolume, overlap, pocketVolume, ringAt, squeezeOf } from './volumes'

const strokes = Array.from({ length: 21 }, (_, i) => i / 20)
const figures: Record<string, CutawayFigures> = {
  common: {},
  short: { strokeMm: 28, bodyMm: 30, shaftMm: 8, gasBar: 5 },
  'long and thick': { strokeMm: 220, bodyMm: 60, shaftMm: 22, gasBar: 25 },
  'thin rod': { strokeMm: 90, bodyMm: 60, shaftMm: 10 },
  'with a hose': { hose: true },
  'without figures': { strokeMm: null, bodyMm: null, shaftMm: null, gasBar: null },
}
const cases = cutawayKinds.flatMap((kind) =>
  Object.entries(figures).map(([name, given]) => ({ kind, name, scene: buildCutaway(kind, given) })),
)

describe.each(cases)('$kind, $name', ({ scene }) => {
  it('keeps all of its oil', () => {
    const whole = oilVolume(scene, 0)
    expect(whole).toBeGreaterThan(0)
    for (const stroke of strokes) expect(oilVolume(scene, stroke) / whole).toBeCloseTo(1, 9)
  })

  it('takes from the gas what the rod brings in', () => {
    const rod = scene.solids.find(({ name }) => name === 'rod')
    if (!rod) throw new Error('No rod')
    const entered = Math.PI * rod.outer ** 2 * scene.travel
    expect(gasVolume(scene, 0) - gasVolume(scene, 1)).toBeCloseTo(entered, 3)
  })

  it('keeps pressure times volume', () => {
    const squeeze = squeezeOf(scene)
    for (const stroke of strokes)
      expect(pressureAt(scene.gasBar, squeeze, stroke) * gasVolume(scene, stroke)).toBeCloseTo(
        scene.gasBar * gasVolume(scene, 0),
        3,
      )
    expect(squeeze).toBeGreaterThan(0.1)
    expect(squeeze).toBeLessThan(0.6)
  })

  it('has no parts that run into each other', () => {
    const hits = strokes.flatMap((stroke) =>
      scene.solids.flatMap((a, i) =>
        scene.solids.slice(i + 1).flatMap((b) => {
          if (a.from.rate === b.from.rate) return []
          const { length, depth } = overlap(ringAt(a, stroke), ringAt(b, stroke))
          return length > 0.01 && depth > 0.01 ? [`${a.name} in ${b.name} at ${stroke}`] : []
        }),
      ),
    )
    expect(hits).toEqual([])
  })

  it('leaves gas at full stroke and oil before the piston', () => {
    expect(pocketVolume(scene, 1)).toBeGreaterThan(0)
    const nut = scene.solids.find(({ name }) => name === 'nut')
    const ends = scene.gas.filter(({ axis, inner }) => axis === 0 && inner === 0).map((ring) => ringAt(ring, 1).from)
    if (nut) for (const end of ends) expect(ringAt(nut, 1).to).toBeLessThan(end)
  })
})

describe('figures of a cut-away', () => {
  it('shows every construction of the catalogue', () => {
    expect(constructions.map(cutawayOf)).toEqual([
      'twin-tube',
      'twin-tube',
      'emulsion',
      'floating-piston',
      'reservoir',
      'reservoir',
      'floating-piston',
    ])
  })

  it('uses the figures of a product', () => {
    const scene = buildCutaway('floating-piston', { strokeMm: 72, shaftMm: 16, bodyMm: 50, gasBar: 15 })
    expect([scene.strokeMm, scene.shaftMm, scene.gasBar]).toEqual([72, 16, 15])
    expect(scene.shaftShare).toBeCloseTo(16 / 44, 9)
  })

  it('reads stroke, pressure and volume', () => {
    expect(readLength(25.4)).toEqual(['25 mm', '1.00 in'])
    expect(readPressure(12)).toEqual(['12.0 bar', '174 psi'])
    expect(rodVolumeMl(14, 60)).toBeCloseTo(9.236, 3)
    expect(pressureAt(12, 0.25, 1)).toBe(16)
  })
})
