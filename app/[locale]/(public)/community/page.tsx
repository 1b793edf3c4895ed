import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CommunityPage } from '@/components/community/community-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readBuilds } from '@/lib/data/community'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata(
    { title: titles('community'), description: t('metaDescription'), picture: 'macro-rebound' },
    { route: '/community', locale },
  )
}

export default async function Community() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/community" tone="stage">
      <CommunityPage builds={await readBuilds(locale)} locale={locale} />
    </PageFrame>
  )
}
