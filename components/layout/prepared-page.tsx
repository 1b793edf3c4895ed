import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import type { VehicleBody } from '@/lib/contract/vehicle'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import type { RouteMatch } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

/** What suits a section that has no pictures of its own yet. */
const subjects: readonly [start: RegExp, scene: SceneId, body: VehicleBody][] = [
  [/^\/(car-spring|promotion-auto)/, 'hero-car', 'sedan'],
  [/^\/(vespa|catalogue\/Vespa)/, 'hero-vespa', 'vespa'],
  [/^\/catalogue\/(Bigbike|High)/, 'hero-moto', 'bigbike'],
]

/** What a section shows until it is written: its name, why it is empty, and where to go instead. */
export async function PreparedPage({ match: { route, params } }: { match: RouteMatch }) {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'layout.prepared' })
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const { key, name } = routeTitle(route, params)
  const [, scene, body] = subjects.find(([start]) => start.test(route.path)) ?? [null, 'hero-scooter', 'scooter']
  return (
    <>
      <PageStage
        title={titles(key, { name })}
        scene={scene}
        size="tall"
        lead={
          <>
            <p className="border-l-3 border-signal-light pl-3 text-base font-semibold text-white">{t('state')}</p>
            <p className="mt-4">{t('text')}</p>
          </>
        }
      >
        <div className="mt-4 flex flex-wrap gap-3">
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
      </PageStage>
      <figure className="drawing-board relative grid place-items-center overflow-hidden border-b border-line px-6 pt-10 pb-16">
        <VehiclePicture body={body} className="w-full max-w-xl text-ink" />
        <figcaption className="absolute right-0 bottom-0 flex border-t border-l border-ink bg-white text-sm leading-snug">
          <span className="border-r border-ink px-3 py-2 font-semibold">YSS</span>
          <span className="px-3 py-2">{t('drawing')}</span>
        </figcaption>
      </figure>
    </>
  )
}
