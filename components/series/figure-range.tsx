import { specRows } from '@/lib/domain/spec-rows'
import { MeasureRange } from '@/components/ui/measure'
import type { FigureField } from '@/lib/domain/series-page'
import type { Locale } from '@/lib/i18n/locales'

type Props = { field: FigureField; min: number; max: number; locale: Locale }

/** What a figure of the specification spans in a series, with its unit. */
export function FigureRange({ field, min, max, locale }: Props) {
  const row = specRows.find((one) => one.field === field)
  return (
    <MeasureRange
      quantity={row?.quantity ?? 'count'}
      min={min}
      max={max}
      locale={locale}
      sign={row !== undefined && 'sign' in row}
    />
  )
}
