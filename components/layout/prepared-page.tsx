import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { ButtonLink } from '@/components/ui/button-link'
import type { VehicleBody } from '@/lib/contract/vehicle'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import type { RouteMatch } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

const bodies: readonly [start: RegExp, body: VehicleBody][] = [
  [/^\/(car-spring|promotion-auto|services\/autoService)/, 'sedan'],
  [/^\/(dtg|AIR-SUSPENSION|z-series\/)/, 'pickup'],
  [/^\/(vespa|catalogue\/Vespa)/, 'vespa'],
  [/^\/(fork|X-PERT|RX-SERIES|catalogue\/Bigbike|catalogue\/High)/, 'bigbike'],
]

/** What a section shows until it is written: its name, why it is empty, and where to go instead, drawn as a sheet in progress. */
export async function PreparedPage({ match: { route, params } }: { match: RouteMatch }) {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'layout.prepared' })
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const { key, name } = routeTitle(route, params)
  const body = bodies.find(([start]) => start.test(route.path))?.[1] ?? 'scooter'
  return (
    <div className="shell pt-2 pb-section">
      <div data-bordered className="drawing-board grid border border-ink lg:grid-cols-[3fr_4fr]">
        <div className="flex flex-col justify-center border-b border-line bg-white p-6 sm:p-10 lg:border-r lg:border-b-0">
          <p className="label border-l-3 border-signal pl-3">{t('state')}</p>
          <h1 className="mt-3 text-4xl">{titles(key, { name })}</h1>
          <p className="mt-4 max-w-text text-lg text-steel">{t('text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/products', locale)}>{t('finder')}</ButtonLink>
            <ButtonLink href={localizePath('/search', locale)} variant="secondary">
              {t('search')}
            </ButtonLink>
            {route.path === '/contactUs' ? null : (
              <ButtonLink href={localizePath('/contactUs', locale)} variant="secondary">
                {t('contact')}
              </ButtonLink>
            )}
          </div>
        </div>
        <figure className="relative grid min-h-72 place-items-center overflow-hidden px-6 pt-10 pb-20 sm:px-12">
          <VehiclePicture body={body} className="w-full max-w-2xl text-ink" />
          <figcaption className="absolute right-0 bottom-0 flex border-t border-l border-ink bg-white text-sm leading-snug">
            <span className="border-r border-ink px-3 py-2 font-semibold">YSS</span>
            <span className="px-3 py-2">{t('drawing')}</span>
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
