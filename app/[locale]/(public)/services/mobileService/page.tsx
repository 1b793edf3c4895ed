import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { HighlightStop } from '@/components/road-show/highlight-stop'
import { RoadCalendar } from '@/components/road-show/road-show-calendar'
import { VanScope } from '@/components/road-show/van-scope'
import { PageStage } from '@/components/sections/page-stage'
import { environment } from '@/lib/config/environment'
import { readPlannedTurn } from '@/lib/data/next-turn'
import { readRoadShowHighlight, readRoadShows } from '@/lib/data/road-shows'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { serviceJsonLd } from '@/lib/seo/page-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { openingOf } from '@/lib/pictures/page-openings'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'road-show' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'hero-pickup' },
    { route: '/services/mobileService', locale },
  )
}

export default async function MobileService() {
  const locale = await currentLocale()
  const [t, turn, stops, highlight] = await Promise.all([
    getTranslations({ locale, namespace: 'road-show' }),
    readPlannedTurn(),
    readRoadShows(locale),
    readRoadShowHighlight(locale),
  ])
  const url = new URL(localizePath('/services/mobileService', locale), environment().SITE_URL)
  return (
    <PageFrame route="/services/mobileService" tone="stage" {...turn}>
      <JsonLd data={serviceJsonLd({ name: t('title'), description: t('metaDescription'), url, lang: locale })} />
      <PageStage
        title={t('title')}
        lead={t('lead')}
        scene={openingOf('/services/mobileService', 'hero-pickup')}
        size="tall"
      >
        {highlight && <HighlightStop stop={highlight} locale={locale} />}
      </PageStage>
      <div className="shell grid gap-section py-section">
        <RoadCalendar stops={stops} host={url.host} locale={locale} />
        <VanScope locale={locale} />
      </div>
    </PageFrame>
  )
}
