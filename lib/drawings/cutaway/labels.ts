/** Width of one character as a share of the font size, for the site's semi-bold faces; rather too wide than too narrow. */
function advance(char: string): number {
  const code = char.codePointAt(0) ?? 0
  const isThai = code >= 0x0e00 && code <= 0x0e7f
  if (isThai) return /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(char) ? 0 : 0.66
  if (code >= 0x2e80) return code >= 0xff61 && code <= 0xff9f ? 0.5 : 1
  if (/[\siljtfr.,:;'|()[\]-]/.test(char)) return 0.38
  return /[mwMW]/.test(char) ? 0.9 : 0.6
}

/** Estimated width of a line of text in the unit of its font size. Thai vowels and tones above and below a letter take no width. */
export function measureText(text: string, fontSize: number): number {
  return fontSize * Array.from(text).reduce((sum, char) => sum + advance(char), 0)
}

/**
 * Centres of boxes on a line, as near to their wishes as they can be without touching (least squares, pool adjacent violators).
 * Boxes keep the order they are given in.
 * @returns null when the boxes do not fit between `from` and `to`.
 */
export function spread(
  wishes: readonly number[],
  sizes: readonly number[],
  from: number,
  to: number,
  gap: number,
): number[] | null {
  const offsets = sizes.reduce<number[]>(
    (list, size, i) => [...list, i === 0 ? size / 2 : (list[i - 1] ?? 0) + (sizes[i - 1] ?? 0) / 2 + gap + size / 2],
    [],
  )
  const length = (offsets.at(-1) ?? 0) + (sizes.at(-1) ?? 0) / 2
  if (length > to - from) return null
  const blocks: { sum: number; count: number }[] = []
  for (const [i, wish] of wishes.entries()) {
    blocks.push({ sum: wish - (offsets[i] ?? 0), count: 1 })
    for (let [a, b] = blocks.slice(-2); a && b && a.sum / a.count > b.sum / b.count; [a, b] = blocks.slice(-2))
      blocks.splice(-2, 2, { sum: a.sum + b.sum, count: a.count + b.count })
  }
  const starts = blocks.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(to - length, Math.max(from, sum / count))),
  )
  return starts.map((start, i) => start + (offsets[i] ?? 0))
}

/** A label and the leader to its part: text at `x`, slanted to `knee`, then straight to the point, which moves by `rate`. */
export type PlacedLabel<T> = {
  target: T
  x: number
  width: number
  y: number
  knee: number
  point: readonly [x: number, y: number]
  rate: number
}
type LabelTarget = { at: readonly [number, number]; rate: number; side: 'top' | 'bottom' }
/** Rows of labels above and below: y of the text's near edge and of the knees. */
export type Rows = {
  from: number
  to: number
  gap: number
  rest: number
  top: { y: number; knee: number }
  bottom: { y: number; knee: number }
}

/**
 * Places labels in one row above and one below. Their leaders cannot cross: each row keeps the order of its targets along x, the slanted
 * parts lie between two levels, the straight parts beyond them.
 * @throws when a row is too long for its labels.
 */
export function placeLabels<T extends LabelTarget>(
  targets: readonly T[],
  widthOf: (target: T) => number,
  rows: Rows,
): PlacedLabel<T>[] {
  return (['top', 'bottom'] as const).flatMap((side) => {
    const at = ({ at: [x], rate }: T) => x + rate * rows.rest
    const row = targets.filter((target) => target.side === side).sort((a, b) => at(a) - at(b))
    const widths = row.map(widthOf)
    const centres = spread(row.map(at), widths, rows.from, rows.to, rows.gap)
    if (!centres)
      throw new Error(
        `The labels of the ${side} row are ${Math.round(widths.reduce((a, b) => a + b, 0))} wide and do not fit`,
      )
    const { y, knee } = rows[side]
    return row.map((target, i) => ({
      target,
      x: centres[i] ?? 0,
      width: widths[i] ?? 0,
      y,
      knee,
      point: target.at,
      rate: target.rate,
    }))
  })
}
