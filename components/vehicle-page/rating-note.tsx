import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { ratingLimits } from '@/lib/domain/load-rating'
import type { Locale } from '@/lib/i18n/locales'
import { ratingOf } from './part-rating'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** What the ratings of the list mean, once. */
export async function RatingNote({ page, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.rating.notes' })
  const shown = new Set(page.parts.map((part) => ratingOf(part, page)?.by))
  const notes = (['comfort', 'load', 'axle'] as const).filter((by) => shown.has(by))
  if (notes.length === 0) return null
  return (
    <div className="grid max-w-text gap-2 text-steel">
      {notes.map((by) => (
        <p key={by}>
          <UnbrokenText text={t(by, { name, ...ratingLimits })} />
        </p>
      ))}
    </div>
  )
}
