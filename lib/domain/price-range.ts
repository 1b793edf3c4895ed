import type { PriceRange } from '@/lib/contract/product'

/** As rows and files keep it: the second figure is there only where it differs. null = no price. */
export function readPriceRange(lowThb: number | null, highThb: number | null): PriceRange | null {
  const fromThb = lowThb ?? highThb
  return fromThb === null ? null : { fromThb, toThb: highThb ?? fromThb }
}

/** The two figures of a range as rows keep them. */
export function splitPriceRange(range: PriceRange | null): { lowThb: number | null; highThb: number | null } {
  if (range === null) return { lowThb: null, highThb: null }
  return { lowThb: range.fromThb, highThb: range.toThb === range.fromThb ? null : range.toThb }
}
