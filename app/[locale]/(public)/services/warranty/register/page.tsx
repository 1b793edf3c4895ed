import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { RegisterForm } from '@/components/warranty/register-form'
import { registerMessages } from '@/components/warranty/register-messages'
import { registerOptions } from '@/components/warranty/register-options'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { openingOf } from '@/lib/pictures/page-openings'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'warranty.register' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'macro-clevis' },
    { route: '/services/warranty/register', locale },
  )
}

export default async function RegisterWarranty() {
  const locale = await currentLocale()
  const [t, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'warranty.register' }),
    spamGuardProps(locale, 'warranty_register'),
  ])
  return (
    <PageFrame route="/services/warranty/register" tone="stage" fills>
      <PageStage title={t('title')} lead={t('lead')} scene={openingOf('/services/warranty/register', 'macro-clevis')} />
      <div className="shell grid gap-6 py-section">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={registerMessages}>
          <RegisterForm options={registerOptions(locale)} guard={guard} locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
