import type { DrawnProduct } from '@/lib/drawings/shock'

/** Upper ends of the length bands, mm: parts of one band differ by less than a third, which a picture without a scale does not show. */
const bandEnds = [300, 390, 510, 660] as const

const bandOf = (length: number | null): string =>
  length === null ? 'any' : String(bandEnds.find((end) => length <= end) ?? 'long')

/**
 * What can be seen of a product: parts of one look may share a picture, parts of different looks never do.
 * Everything visible counts (construction, reservoir, adjusters, mounts, finishes, winding, what the label of an oil says); lengths count in bands.
 */
export function describeLook({ kind, spec, construction, adjusters, bodyFinish, springFinish }: DrawnProduct): string {
  const mounts = spec.top || spec.bottom ? `${spec.top?.kind ?? 'none'}-${spec.bottom?.kind ?? 'none'}` : null
  const label = spec.viscosityCst === null ? [] : [String(spec.viscosityCst), String(spec.volumeMl ?? 0)]
  const winding = springFinish && spec.springType ? spec.springType : null
  return [
    kind,
    construction,
    adjusters.join('').toLowerCase(),
    mounts,
    bodyFinish,
    springFinish,
    winding,
    ...label,
    bandOf(spec.lengthMm ?? spec.springLengthMm),
  ]
    .filter((part) => part !== null && part !== '')
    .join('-')
}
