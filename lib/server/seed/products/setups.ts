import type { ProductSpec, Setup } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import { setupColumns } from '@/lib/contract/product'

/** Shares of the adjusters' ranges per column: clicks out from closed, preload, sag of the stroke (25–35 % on the street). */
const shares = {
  factory: { clicks: 0.5, preload: 0.4, sag: 0.3 },
  comfort: { clicks: 0.7, preload: 0.2, sag: 0.33 },
  sport: { clicks: 0.3, preload: 0.55, sag: 0.27 },
  load: { clicks: 0.4, preload: 0.9, sag: 0.3 },
} as const

const withSag: readonly ProductKind[] = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'front-shock',
  'fork-cartridge',
]

/** The four setup columns of an adjustable part; none for a part without adjusters. */
export function buildSetups(kind: ProductKind, spec: ProductSpec): Setup[] {
  const ranges = [spec.preloadMm, spec.preloadSteps, spec.reboundClicks, spec.compressionClicks, spec.highSpeedClicks]
  if (ranges.every((range) => range === null)) return []
  return setupColumns.map((column) => {
    const share = shares[column]
    const clicks = (range: number | null) => (range === null ? null : Math.round(range * share.clicks))
    return {
      column,
      preload:
        spec.preloadSteps === null
          ? roundHalf(spec.preloadMm, share.preload)
          : Math.max(1, Math.round(spec.preloadSteps * share.preload)),
      rebound: clicks(spec.reboundClicks),
      compression: clicks(spec.compressionClicks),
      highSpeed: clicks(spec.highSpeedClicks),
      sagMm: spec.strokeMm !== null && withSag.includes(kind) ? Math.round(spec.strokeMm * share.sag) : null,
    }
  })
}

const roundHalf = (range: number | null, share: number) => (range === null ? null : Math.round(range * share * 2) / 2)
