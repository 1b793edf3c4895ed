import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { VideoLibrary } from '@/components/video/video-library'
import { environment } from '@/lib/config/environment'
import { readVideos } from '@/lib/data/videos'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { videosJsonLd } from '@/lib/seo/video-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'video' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'macro-preload' },
    { route: '/services/videoTutorial', locale },
  )
}

export default async function VideoTutorial() {
  const locale = await currentLocale()
  const [t, videos] = await Promise.all([getTranslations({ locale, namespace: 'video' }), readVideos(locale)])
  const url = new URL(localizePath('/services/videoTutorial', locale), environment().SITE_URL).href
  return (
    <PageFrame route="/services/videoTutorial" tone="stage">
      <PageStage title={t('title')} lead={t('lead')} part="services/videoTutorial" size="tall" />
      <VideoLibrary videos={videos} locale={locale} />
      <JsonLd data={videosJsonLd(videos, { url, lang: locale })} />
    </PageFrame>
  )
}
