import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SendPage } from '@/components/community/send-page'
import { PageFrame } from '@/components/layout/page-frame'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/community/send'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'community.send' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata({ title: titles('community-send'), description: t('metaDescription') }, { route, locale })
}

export default async function SendBuild() {
  const locale = await currentLocale()
  const titles = await getTranslations({ locale, namespace: 'routes' })
  return (
    <PageFrame
      route={route}
      tone="stage"
      fitBar={null}
      crumbs={[
        { label: titles('community'), href: localizePath('/community', locale) },
        { label: titles('community-send') },
      ]}
      fills
    >
      <SendPage locale={locale} />
    </PageFrame>
  )
}
