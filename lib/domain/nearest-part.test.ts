import { expect, test } from 'vitest'
import { findNearest, partDistance, rankNearest } from './nearest-part'
import type { RankedPart } from './nearest-part'

const asked: RankedPart = {
  id: 'asked',
  kind: 'twin-shock',
  axle: 'rear',
  family: 'bigbike',
  construction: 'piggyback',
  adjusters: ['T', 'R', 'C'],
  spec: { lengthMm: 360, springRateNmm: 20 },
}
const part = (id: string, changes: Partial<RankedPart>): RankedPart => ({ ...asked, id, ...changes })

test('same kind comes before adjusters, adjusters before a few millimetres', () => {
  const candidates = [
    part('oil', { kind: 'fork-oil', axle: null, family: 'fork' }),
    part('mono', { kind: 'mono-shock' }),
    part('plain', { construction: 'twin-tube', adjusters: ['P'] }),
    part('longer', { spec: { lengthMm: 368, springRateNmm: 20 } }),
    part('scooter', { family: 'scooter' }),
    part('asked', {}),
  ]
  expect(rankNearest(asked, candidates).map(({ id }) => id)).toEqual(['longer', 'plain', 'scooter', 'mono', 'oil'])
})

test('nothing is nearest when no candidate does the same job', () => {
  expect(findNearest(asked, [part('oil', { kind: 'fork-oil', axle: null, family: 'fork' })])).toBeNull()
  expect(findNearest(asked, [])).toBeNull()
  expect(findNearest(asked, [part('mono', { kind: 'mono-shock' })])?.id).toBe('mono')
})

test('a part is at no distance from its like, and ties are stable', () => {
  expect(partDistance(asked, part('like', {}))).toBe(0)
  expect(rankNearest(asked, [part('b', {}), part('a', {})]).map(({ id }) => id)).toEqual(['a', 'b'])
})
