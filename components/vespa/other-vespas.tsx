import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { readModels } from '@/lib/data/vehicles'
import { readVehiclePage } from '@/lib/data/vehicle-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { finderHref } from '@/lib/routes/finder-links'

/** Models of the brand that a family's page is not for, each with the way to its own parts. */
export async function OtherVespas({ family }: { family: string }) {
  const locale = await currentLocale()
  const [t, series, models, page] = await Promise.all([
    getTranslations({ locale, namespace: 'vespa.others' }),
    getTranslations({ locale, namespace: 'series' }),
    readModels(locale, 'vespa', 'vespa'),
    readVehiclePage(locale, 'vespa', family),
  ])
  const own = new Set(page?.vehicles.map(({ modelId }) => modelId))
  const others = (models ?? []).filter(({ id }) => !own.has(id))
  if (others.length === 0) return null
  return (
    <Part id="others" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
        {others.map(({ id, name, type, brandId, body, fromYear, toYear }) => (
          <li key={id} className="border-b border-line">
            <AppLink
              href={finderHref(locale, { type, brand: brandId, model: id })}
              rel="nofollow"
              className="grid min-h-12 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4 py-2 hover:underline"
            >
              <VehiclePicture body={body} className="w-full" />
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-steel">
                {toYear === null
                  ? series('yearsOpen', { from: String(fromYear) })
                  : series('years', { from: String(fromYear), to: String(toYear) })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
