import type { ProductSpec } from '@/lib/contract/product'

export type ComparedField = {
  [K in keyof ProductSpec]: ProductSpec[K] extends number | null ? K : never
}[keyof ProductSpec]

/** The product with the largest and the one with the smallest value of a figure, and how far they are apart, in the figure's own unit. */
export type Difference = { field: ComparedField; most: number; least: number; by: number }

/** Fields worth a sentence, most telling first. */
export const toldFields = [
  'lengthMm',
  'strokeMm',
  'springRateNmm',
  'heightFrontMm',
  'heightRearMm',
  'bodyMm',
  'reboundClicks',
  'compressionClicks',
  'lengthAdjustMm',
  'gasBar',
  'weightKg',
] as const satisfies readonly ComparedField[]

/** Largest difference of each told figure among products; products without the figure take no part. `most` and `least` are places in the list. */
export function findDifferences(
  specs: readonly ProductSpec[],
): (Difference & { field: (typeof toldFields)[number] })[] {
  return toldFields.flatMap((field) => {
    const values = specs.flatMap((spec, place) => {
      const value = spec[field]
      return value === null ? [] : [{ place, value }]
    })
    const sorted = values.sort((a, b) => b.value - a.value)
    const [most, least] = [sorted[0], sorted.at(-1)]
    if (!most || !least || most.value === least.value) return []
    return [{ field, most: most.place, least: least.place, by: Math.round((most.value - least.value) * 100) / 100 }]
  })
}
