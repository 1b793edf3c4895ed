import { describe, expect, test } from 'vitest'
import { mountKinds, type Mount } from '@/lib/contract/vehicle'
import { mountDepth } from '@/lib/drawings/mounts'
import { details } from '../shape/detail'
import { measureMesh } from '../shape/mesh'
import { buildMount } from './mounts'
import { listPieces } from './solidity'

const makeMount = (kind: Mount['kind'], holeMm: number): Mount => ({
  kind,
  holeMm: kind === 'flange' || kind === 'seat' ? null : holeMm,
  widthMm: kind === 'stem' || kind === 'flange' ? null : kind === 'pin' ? 70 : holeMm * 1.4 + 10,
})
const cases = mountKinds.flatMap((kind) =>
  ([8, 10, 14, 16] as const).flatMap((hole) => ([9, 12, 18] as const).map((neck) => [kind, hole, neck] as const)),
)

describe.each(cases)('%s with a bore of %s mm on a neck of %s mm', (kind, hole, neck) => {
  const mount = makeMount(kind, hole)
  const above = buildMount(details.viewer, { mount, y: -20, dir: 1, neck, finish: 'black' })
  const below = buildMount(details.viewer, { mount, y: -20, dir: -1, neck, finish: 'black' })

  test('begins where the drawing begins, on both sides', () => {
    expect(above.shoulder).toBeCloseTo(-20 - mountDepth(mount))
    expect(below.shoulder).toBeCloseTo(-20 + mountDepth(mount))
  })

  test('reaches its shoulder and is the same upside down', () => {
    const [upper, lower] = [above, below].map(({ surfaces }) => measureMesh(...surfaces.map(({ mesh }) => mesh)))
    expect(upper?.min[1]).toBeLessThanOrEqual(above.shoulder + 0.01)
    expect(upper?.min[1]).toBeGreaterThan(above.shoulder - 2.1)
    expect((upper?.max[1] ?? 0) + 20).toBeCloseTo(-20 - (lower?.min[1] ?? 0), 3)
  })

  test('is closed where it should be and faces outwards', () => {
    const pieces = above.surfaces.flatMap(({ material, mesh }) =>
      listPieces(mesh).map((piece) => ({ material, ...piece })),
    )
    expect(pieces.filter(({ isClosed, volume }) => isClosed && volume <= 0)).toEqual([])
    const open = pieces.filter(({ isClosed }) => !isClosed).map(({ material }) => material)
    expect(open).toEqual(
      kind === 'stem' ? ['steel-zinc'] : kind === 'flange' ? ['steel-zinc', 'steel-zinc', 'steel-zinc'] : [],
    )
  })
})
