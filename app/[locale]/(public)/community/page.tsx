import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CommunityPage } from '@/components/community/community-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { readBuilds } from '@/lib/data/community'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { JsonLd } from '@/lib/seo/json-ld'
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
  const [titles, builds] = await Promise.all([getTranslations({ locale, namespace: 'routes' }), readBuilds(locale)])
  const url = new URL(localizePath('/community', locale), environment().SITE_URL)
  const items = builds.map(({ id, title }) => ({ name: title, href: localizePath(`/community/${id}`, locale) }))
  return (
    <PageFrame route="/community" tone="stage">
      <JsonLd data={itemListJsonLd(items, { name: titles('community'), url })} />
      <CommunityPage builds={builds} locale={locale} />
    </PageFrame>
  )
}
