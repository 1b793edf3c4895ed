import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { WishPage } from '@/components/wish/wish-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/car-spring/coming-soon'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'wish' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata(
    { title: titles('car-spring-coming-soon'), description: t('metaDescription'), picture: 'macro-spring' },
    { route, locale },
  )
}

export default async function SpringsComingSoon() {
  const locale = await currentLocale()
  return (
    <PageFrame route={route} tone="stage" fills>
      <WishPage locale={locale} />
    </PageFrame>
  )
}
