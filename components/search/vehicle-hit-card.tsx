import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { VehicleWords } from '@/components/ui/vehicle-words'
import type { SearchHit } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { formatBuilt } from '@/lib/i18n/vehicle-name'

type VehicleHit = Extract<SearchHit, { kind: 'vehicle' }>

/** A vehicle that was found: leads to everything that fits it. */
export async function VehicleHitCard({ hit, locale }: { hit: VehicleHit; locale: Locale }) {
  const [t, built] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'vehicle.fits' }),
  ])
  const { id, brand, model, generation, from, to, body } = hit.vehicle
  return (
    <AppLink
      href={localizePath(`/products/list?vehicle=${id}`, locale)}
      className="grid h-full grid-cols-[5.5rem_1fr] items-center gap-4 border border-line bg-white p-4 leading-snug hover:border-ink"
    >
      <VehiclePicture body={body} className="w-full" />
      <span className="grid gap-1">
        <strong>
          <VehicleWords text={`${brand} ${model}`} />{' '}
          <span className="font-normal">
            <VehicleWords text={generation} />
          </span>
        </strong>
        <span className="text-sm text-steel">
          {to === null
            ? built('builtOpen', { from: formatBuilt(from, locale) })
            : built('builtClosed', { from: formatBuilt(from, locale), to: formatBuilt(to, locale) })}
        </span>
        <span className="text-sm font-semibold text-signal">{t('vehicleParts', { count: hit.productCount })}</span>
      </span>
    </AppLink>
  )
}
