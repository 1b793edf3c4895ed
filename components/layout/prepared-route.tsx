import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import { matchRoute, type RouteMatch } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { PageFrame } from './page-frame'
import { PreparedPage } from './prepared-page'

/** The section in preparation that an address names. Values of patterns and pages that ask who may see them are none. */
export function findPrepared(path: string): RouteMatch | null {
  const match = matchRoute(path)
  if (!match || match.route.guards.length > 0 || Object.keys(match.params).length > 0) return null
  return match
}

export async function preparedMetadata({ route, params }: RouteMatch): Promise<Metadata> {
  const locale = await currentLocale()
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const t = await getTranslations({ locale, namespace: 'layout' })
  const { key, name } = routeTitle(route, params)
  const title = titles(key, { name })
  return { title, description: t('prepared.description', { title }), robots: { index: false, follow: true } }
}

export function PreparedRoute({ match }: { match: RouteMatch }) {
  return (
    <PageFrame route={match.route.path} params={match.params} tone="stage">
      <PreparedPage match={match} />
    </PageFrame>
  )
}
