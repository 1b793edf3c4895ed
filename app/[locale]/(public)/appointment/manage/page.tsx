import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { manageMessages } from '@/components/appointment/manage-messages'
import { ManageVisit } from '@/components/appointment/manage-visit'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'appointment.manage' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription') },
    { route: '/appointment/manage', locale },
  )
}

export default async function ManageAppointment() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'appointment.manage' })
  return (
    <PageFrame route="/appointment/manage" tone="stage">
      <PageStage title={t('title')} lead={t('lead')} />
      <div className="shell grid min-h-dvh content-start gap-8 py-section print:min-h-0">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={manageMessages}>
          <ManageVisit locale={locale} bookHref={localizePath('/appointment', locale)} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
