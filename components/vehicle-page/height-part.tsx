import { getTranslations } from 'next-intl/server'
import { RideHeightDrawing } from '@/components/drawings/ride-height'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import type { Locale } from '@/lib/i18n/locales'
import type { HeightPair } from './page-facts'

type Props = { page: VehiclePage; heights: HeightPair; name: string; locale: Locale }

/** The vehicle before and after, with the largest change the range brings. */
export async function HeightPart({ page, heights, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.height' })
  const { front, rear } = heights
  return (
    <div className="drawing-board border-y border-line px-4 py-8 md:px-10">
      <RideHeightDrawing
        body={page.vehicles[0]?.body ?? 'sedan'}
        frontMm={front}
        rearMm={rear}
        label={t('alt', { name, front, rear })}
        className="mx-auto w-full max-w-3xl text-ink"
      />
    </div>
  )
}
