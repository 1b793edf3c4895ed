import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { PageFrame } from '@/components/layout/page-frame'
import { PreparedPage } from '@/components/layout/prepared-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { correctCase, matchRoute } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

type Props = { params: Promise<{ rest: string[] }> }

// The title is the page: there is nothing to show before the path is known.
export const instant = false

export function generateStaticParams() {
  return [{ rest: ['GTX'] }, { rest: ['contactUs'] }]
}

async function pathOf(params: Props['params']): Promise<string> {
  const { rest } = await params
  return `/${rest.map(decode).join('/')}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const match = matchRoute(await pathOf(params))
  if (!match) return {}
  const locale = await currentLocale()
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const t = await getTranslations({ locale, namespace: 'layout' })
  const { key, name } = routeTitle(match.route, match.params)
  const title = titles(key, { name })
  return { title, description: t('prepared.description', { title }), robots: { index: false, follow: true } }
}

/** Answers every path without a page of its own: sections in preparation, other spellings, and paths that do not exist. */
export default async function RestPage({ params }: Props) {
  const path = await pathOf(params)
  const right = correctCase(path)
  if (right) permanentRedirect(localizePath(right, await currentLocale()))
  const match = matchRoute(path)
  if (!match) notFound()
  return (
    <PageFrame route={match.route.path} params={match.params} tone="stage">
      <PreparedPage match={match} />
    </PageFrame>
  )
}
