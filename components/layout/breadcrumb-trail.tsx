import { getTranslations } from 'next-intl/server'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { environment } from '@/lib/config/environment'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { trailOf } from '@/lib/routes/navigation'
import { fillPath, matchRoute, type RoutePath } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { JsonLd } from '@/lib/seo/json-ld'

/** Steps from the route table, home first; a page that knows better names gives its own steps below home. */
async function readTrail(route: RoutePath, params: Record<string, string>, locale: Locale): Promise<Crumb[]> {
  const t = await getTranslations({ locale, namespace: 'routes' })
  return trailOf(route, params).flatMap((path) => {
    const match = matchRoute(path)
    if (!match) return []
    const { key, name } = routeTitle(match.route, match.params)
    return [{ label: t(key, { name }), href: localizePath(path, locale) }]
  })
}

/** schema.org BreadcrumbList; the last step is the page at `path`. */
export function breadcrumbList(crumbs: readonly Crumb[], pageAddress: string, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href ?? pageAddress, site).href,
    })),
  }
}

type Props = { route: RoutePath; params: Record<string, string>; locale: Locale; crumbs?: readonly Crumb[] | undefined }

/** Visible steps and the same for search engines. */
export async function BreadcrumbTrail({ route, params, locale, crumbs }: Props) {
  if (route === '/') return null
  const t = await getTranslations({ locale, namespace: 'common' })
  const steps = [
    { label: t('home'), href: localizePath('/', locale) },
    ...(crumbs ?? (await readTrail(route, params, locale))),
  ]
  const list = breadcrumbList(steps, localizePath(fillPath(route, params), locale), environment().SITE_URL)
  return (
    <div className="shell py-2">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={steps} />
      <JsonLd data={list} />
    </div>
  )
}
