import { getTranslations } from 'next-intl/server'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import type { Locale } from '@/lib/i18n/locales'
import { partsByAxle } from './page-facts'
import { PartRow } from './part-row'

/** Every part number of the range for the vehicle, under the axle it goes to. */
export async function PartList({ page, locale }: { page: VehiclePage; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.parts' })
  return partsByAxle(page).map(({ axle, parts }) => (
    <section key={axle} aria-labelledby={`parts-${axle}`} className="grid grid-cols-1">
      <h3 id={`parts-${axle}`} className="border-b border-ink pb-2 text-2xl">
        {t(axle)}
      </h3>
      <ul>
        {parts.map((part) => (
          <PartRow key={part.product.id} part={part} page={page} locale={locale} />
        ))}
      </ul>
    </section>
  ))
}
