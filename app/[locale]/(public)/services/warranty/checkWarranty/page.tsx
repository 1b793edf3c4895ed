import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { CheckForm } from '@/components/warranty/check-form'
import { checkMessages } from '@/components/warranty/check-messages'
import { LostLink } from '@/components/warranty/lost-link'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'warranty.check' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'macro-reservoir' },
    { route: '/services/warranty/checkWarranty', locale },
  )
}

export default async function CheckWarranty() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'warranty.check' })
  return (
    <PageFrame route="/services/warranty/checkWarranty" tone="stage" fills>
      <PageStage title={t('title')} lead={t('lead')} scene="macro-reservoir" />
      <div className="shell grid gap-6 py-section">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={checkMessages}>
          <CheckForm locale={locale} />
          <LostLink locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
