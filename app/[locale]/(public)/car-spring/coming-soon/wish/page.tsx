import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { ManageWish } from '@/components/wish/manage-wish'
import { manageMessages } from '@/components/wish/manage-messages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/car-spring/coming-soon/wish'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'wish.manage' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata(
    { title: titles('car-spring-coming-soon-wish'), description: t('metaDescription') },
    { route, locale },
  )
}

export default async function YourWish() {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'wish.manage' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <PageFrame route={route} tone="stage">
      <PageStage title={titles('car-spring-coming-soon-wish')} lead={t('lead')} />
      <div className="shell grid min-h-[24rem] content-start gap-8 py-section print:min-h-0">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={manageMessages}>
          <ManageWish locale={locale} backHref={localizePath('/car-spring/coming-soon', locale)} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
