import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FrameEffects } from '@/components/next/frame-effects'
import { KeepEarlyInput } from '@/components/next/keep-early-input'
import type { Crumb } from '@/components/ui/breadcrumbs'
import { isEmbeddable } from '@/lib/config/embeddable.mjs'
import type { SeenPage } from '@/lib/domain/seen-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { frameParts } from '@/lib/routes/frames'
import { fillPath, localizedRouteName, routeOf, type Route, type RoutePath } from '@/lib/routes/table'
import { BreadcrumbTrail } from './breadcrumb-trail'
import { Footer } from './footer'
import { CompareSlot, ConsentSlot, VehicleSlot } from './frame-slots'
import { Header, type HeaderTone } from './header'
import { labelMenu } from './menu-labels'

type Props = {
  route: RoutePath
  /** Values of the route's parameters. */
  params?: Record<string, string>
  /** Steps below home, the page itself last; default: the route table's names. `[]` for none. */
  crumbs?: readonly Crumb[]
  /** `stage` when the page opens with a dark stage. Default: `light`. */
  tone?: HeaderTone
  /** In place of the visitor's vehicle under the header; `null` for nothing. */
  fitBar?: ReactNode
  /** The page shows what its address asks for, so that its script is needed before it is looked at and is not put off. */
  fills?: boolean
  /** 404 for a page that says that nothing is at its address. Default: 200. */
  status?: 404
  /** The moment from which the page would be wrong, such as midnight in Thailand (ISO, UTC); the page store makes it anew then. Default: none. */
  until?: string
  /** What was searched here and whether it was found, for the figures of visitors who allow it. */
  searched?: Pick<SeenPage, 'query' | 'found'>
  /** Names the main part of a page that is shown inside another page, which has a main part of its own. */
  mainName?: string
  children: ReactNode
}

/** Only what everybody may see; what stands in the frame of another site asks nothing there. */
const asksConsent = ({ guards, path }: Route) => guards.length === 0 && !isEmbeddable(path)

/** What surrounds a page's content, by the frame its route names: header, breadcrumbs, main, footer. */
export async function PageFrame({
  route,
  params = {},
  crumbs,
  tone = 'light',
  fitBar,
  fills = false,
  status,
  until,
  searched = {},
  mainName,
  children,
}: Props) {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'layout' })
  const definition = routeOf(route)
  const parts = frameParts(definition.frame)
  const path = fillPath(route, params)
  const sections = parts.navigation || parts.footer === 'full' ? await labelMenu(locale) : []
  const trail =
    crumbs?.length === 0 || parts.header === 'none' ? null : (
      <BreadcrumbTrail route={route} params={params} locale={locale} crumbs={crumbs} />
    )
  const compare = <CompareSlot locale={locale} label={t('compare')} />
  const bar = fitBar === undefined ? <VehicleSlot locale={locale} /> : fitBar
  return (
    <div
      data-frame
      {...(fills && { 'data-fills': true })}
      {...(status && { 'data-status': status })}
      {...(until && { 'data-until': until })}
      className="flex min-h-dvh flex-col"
    >
      {asksConsent(definition) && <ConsentSlot locale={locale} seen={status ? { missing: true } : searched} />}
      <FrameEffects route={localizedRouteName(status ? { name: String(status) } : definition, locale)} />
      <Header
        parts={parts}
        locale={locale}
        path={path}
        tone={tone}
        sections={sections}
        compare={compare}
        fitBar={bar}
      />
      {trail && tone === 'stage' ? (
        <div data-tone="stage" className="bg-ink text-white">
          {trail}
        </div>
      ) : (
        trail
      )}
      <main id="main" data-own-id="main" aria-label={mainName} tabIndex={-1} className="grow">
        {children}
      </main>
      <KeepEarlyInput />
      {parts.footer === 'none' ? null : <Footer kind={parts.footer} locale={locale} path={path} sections={sections} />}
    </div>
  )
}
