import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import type { SearchHit } from '@/lib/contract/search'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type VehicleHit = Extract<SearchHit, { kind: 'vehicle' }>

/** A vehicle that was found: leads to everything that fits it. */
export async function VehicleHitCard({ hit, locale }: { hit: VehicleHit; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const { id, brand, model, generation, from, to, body } = hit.vehicle
  return (
    <AppLink
      href={localizePath(`/products/list?vehicle=${id}`, locale)}
      className="grid h-full grid-cols-[5.5rem_1fr] items-center gap-4 border border-line bg-white p-4 leading-snug hover:border-ink"
    >
      <VehiclePicture body={body} className="w-full" />
      <span className="grid gap-1">
        <strong>
          {brand} {model} <span className="font-normal">{generation}</span>
        </strong>
        <span className="text-sm text-steel">
          {formatDate(from, locale, 'month')} – {to === null ? '' : formatDate(to, locale, 'month')}
        </span>
        <span className="text-sm font-semibold text-signal">{t('vehicleParts', { count: hit.productCount })}</span>
      </span>
    </AppLink>
  )
}
