import { addPlace, createBits, type Bits } from './bits'

/** Which products have each value of a column. */
export type ValueColumn = ReadonlyMap<string, Bits>

export const textColumns = ['family', 'kind', 'series', 'construction', 'axle', 'top_kind', 'bottom_kind'] as const
export const figureColumns = ['length_mm', 'stroke_mm', 'price_thb', 'price_to_thb'] as const

/**
 * What lists of products are filtered, counted and ordered by. A product is a number here: its place in the database's own order of ids,
 * so that ties are broken as the database breaks them. In figures, NaN = NULL.
 */
export type ProductColumns = Record<(typeof textColumns)[number] | 'adjuster' | 'vehicle_type', ValueColumn> &
  Record<(typeof figureColumns)[number], Float64Array> & {
    ids: string[]
    placeOf: ReadonlyMap<string, number>
    /** Days, ISO 8601. */
    releasedOn: string[]
  }

/** Collects a column while the number of products is not known yet. */
export class ValueWriter {
  private readonly places = new Map<string, number[]>()

  add(place: number, value: string | null): void {
    if (value === null) return
    const known = this.places.get(value)
    if (known) known.push(place)
    else this.places.set(value, [place])
  }

  finish(length: number): ValueColumn {
    return new Map(
      Array.from(this.places, ([value, places]) => {
        const bits = createBits(length)
        for (const place of places) addPlace(bits, place)
        return [value, bits]
      }),
    )
  }
}
