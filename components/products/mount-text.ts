import type { getTranslations } from 'next-intl/server'
import type { Mount } from '@/lib/contract/vehicle'
import { formatDecimal } from '@/lib/i18n/format-decimal'

type SpecTexts = Awaited<ReturnType<typeof getTranslations<'spec'>>>

/** `Eye Ø 12 × 25 mm`; bores and widths are given in mm in every unit system, as bolts are bought. */
export function mountText(t: SpecTexts, mount: Mount): string {
  const kind = t(`mounts.${mount.kind}`)
  if (mount.holeMm === null) return kind
  const hole = formatDecimal(mount.holeMm)
  if (mount.kind === 'stem') return t('mountSize.stem', { kind, hole })
  return mount.widthMm === null
    ? t('mountSize.hole', { kind, hole })
    : t('mountSize.full', { kind, hole, width: formatDecimal(mount.widthMm) })
}
