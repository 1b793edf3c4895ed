import { getTranslations } from 'next-intl/server'
import { Measure, MeasureRange } from '@/components/ui/measure'
import type { LoadRating } from '@/lib/domain/load-rating'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'

/** Comfort in hertz beside the original, or the load on the axle, as one more figure of a part. */
export async function RatingFigure({ rating, locale }: { rating: LoadRating; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.rating' })
  if (rating.by !== 'comfort')
    return (
      <div>
        <dt className="text-sm text-steel">{t('load')}</dt>
        <dd className="font-semibold">
          {rating.by === 'axle' ? (
            <Measure quantity="mass" value={rating.kg} />
          ) : (
            <MeasureRange quantity="mass" min={rating.fromKg} max={rating.toKg} locale={locale} />
          )}
        </dd>
      </div>
    )
  const { firmness, hz, originalHz } = rating
  return (
    <div className="max-sm:col-span-2">
      <dt className="text-sm text-steel">{t('comfort')}</dt>
      <dd className="font-semibold">
        {t('firmness', { firmness, hz: formatDecimal(hz, 2) })}
        {originalHz !== null && (
          <span className="font-normal text-steel">{t('original', { hz: formatDecimal(originalHz, 2) })}</span>
        )}
      </dd>
    </div>
  )
}
