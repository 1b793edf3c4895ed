import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { PreparedPage } from '@/components/layout/prepared-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { matchRoute, type RouteMatch } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

type Props = { params: Promise<{ rest: string[] }> }

// The title is the page: there is nothing to show before the path is known.
export const instant = false

export function generateStaticParams() {
  return [{ rest: ['GTX'] }, { rest: ['contactUs'] }, { rest: ['not-found'] }]
}

/** The section in preparation that an address names: Next comes here only for what has no page of its own. Values of patterns and pages that ask who may see them are none. */
async function findPrepared(params: Props['params']): Promise<RouteMatch | null> {
  const { rest } = await params
  const match = matchRoute(`/${rest.join('/')}`)
  if (!match || match.route.guards.length > 0 || Object.keys(match.params).length > 0) return null
  return match
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const match = await findPrepared(params)
  if (!match) return notFoundMetadata()
  const locale = await currentLocale()
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const t = await getTranslations({ locale, namespace: 'layout' })
  const { key, name } = routeTitle(match.route, match.params)
  const title = titles(key, { name })
  return { title, description: t('prepared.description', { title }), robots: { index: false, follow: true } }
}

/** Answers every path without a page of its own: sections in preparation, and paths that do not exist. */
export default async function RestPage({ params }: Props) {
  const match = await findPrepared(params)
  if (!match) return <NotFoundPage />
  return (
    <PageFrame route={match.route.path} params={match.params} tone="stage">
      <PreparedPage match={match} />
    </PageFrame>
  )
}
