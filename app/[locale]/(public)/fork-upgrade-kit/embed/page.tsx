import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { ForkEmbed } from '@/components/series/fork-embed'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'series' })
  return pageMetadata(
    { title: t('embed.title'), description: t('chooser.lead') },
    { route: '/fork-upgrade-kit/embed', locale, canonical: '/fork-upgrade-kit' },
  )
}

export default async function ForkKitEmbed() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'series' })
  return (
    <PageFrame route="/fork-upgrade-kit/embed" fitBar={null} mainName={t('embed.title')}>
      <ForkEmbed locale={locale} />
    </PageFrame>
  )
}
