import type { ProductSpec } from '@/lib/contract/product'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { readingsOf, type Quantity } from '@/lib/i18n/readings'
import type { Mount } from '@/lib/contract/vehicle'
import type { PdfTexts } from '../texts'

/** What the title page shows, the most telling first; `signed` figures are changes. */
const wanted = [
  ['lengthMm', 'length'],
  ['strokeMm', 'length'],
  ['heightFrontMm', 'length'],
  ['heightRearMm', 'length'],
  ['springRateNmm', 'rate'],
  ['airBar', 'pressure'],
  ['airMaxBar', 'pressure'],
  ['bagLoadKg', 'mass'],
  ['extraLoadKg', 'mass'],
  ['reboundClicks', 'count'],
  ['compressionClicks', 'count'],
  ['gasBar', 'pressure'],
  ['forkTubeMm', 'length'],
  ['springLengthMm', 'length'],
  ['volumeMl', 'volume'],
  ['viscosityCst', 'viscosity'],
  ['bodyMm', 'length'],
  ['shaftMm', 'length'],
  ['coilInnerMm', 'length'],
  ['weightKg', 'mass'],
] as const satisfies readonly (readonly [keyof ProductSpec, Quantity])[]

/** Label and figure of the first `count` fields that the part has. */
export function listKeyFigures(
  spec: ProductSpec,
  { spec: t }: PdfTexts,
  count: number,
): { label: string; figure: string }[] {
  const found = wanted.flatMap(([field, quantity]) => {
    const value = spec[field]
    if (
      value === null ||
      (value === 0 && (field === 'heightFrontMm' || field === 'heightRearMm' || field === 'extraLoadKg'))
    )
      return []
    const figure = readingsOf(quantity, value, field.startsWith('height'))[0]?.text ?? ''
    return [{ label: t(`fields.${field}`), figure }]
  })
  return found.slice(0, count)
}

/** `Eye Ø 10 × 28`, `Stem M10`, `Flange`. */
export function nameMount(mount: Mount, { spec: t }: PdfTexts): string {
  const kind = t(`mounts.${mount.kind}`)
  if (mount.holeMm === null) return kind
  const hole = formatDecimal(mount.holeMm)
  if (mount.kind === 'stem') return t('mountSize.stem', { kind, hole })
  return mount.widthMm === null
    ? t('mountSize.hole', { kind, hole })
    : t('mountSize.full', { kind, hole, width: formatDecimal(mount.widthMm) })
}
