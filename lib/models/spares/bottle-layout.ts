import type { DrawnProduct } from '@/lib/drawings/shock'

/** Cross section of a container: half width along x, half depth along z, mm, and how square it is (2 = ellipse, 8 = nearly a rectangle). */
export type Section = { width: number; depth: number; square: number }

export type BottleLayout = {
  kind: 'bottle' | 'canister'
  volumeMl: number
  /** Total height, mm. */
  height: number
  section: Section
  /** Where the shoulder begins and the neck ends, mm over the floor. */
  shoulder: number
  neckFrom: number
  /** Neck and lid radius, mm, and the neck's place along x. */
  neckR: number
  lidR: number
  neckX: number
}

/** Sizes follow the cube root of the contents, so that a bottle holds what its label says. */
export function layOutBottle({ kind, spec }: DrawnProduct): BottleLayout {
  const volumeMl = spec.volumeMl ?? (kind === 'damper-oil' ? 4000 : 1000)
  if (kind === 'fork-oil' || volumeMl < 2000) {
    const s = Math.cbrt(volumeMl / 1000)
    return {
      kind: 'bottle',
      volumeMl,
      height: 246 * s,
      section: { width: 46.5 * s, depth: 35.5 * s, square: 3.4 },
      shoulder: 163 * s,
      neckFrom: 206 * s,
      neckR: 15 * s,
      lidR: 18.5 * s,
      neckX: 0,
    }
  }
  const s = Math.cbrt(volumeMl / 4000)
  return {
    kind: 'canister',
    volumeMl,
    height: 262 * s,
    section: { width: 93 * s, depth: 57 * s, square: 5 },
    shoulder: 206 * s,
    neckFrom: 226 * s,
    neckR: 20 * s,
    lidR: 25 * s,
    neckX: 48 * s,
  }
}
