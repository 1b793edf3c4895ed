import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { MessagesDesk } from '@/components/passport/messages-desk'
import { messageSettingMessages } from '@/components/passport/messages-desk-messages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/services/warranty/messages'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'warranty.messages' })
  const metadata = pageMetadata({ title: t('title'), description: t('metaDescription') }, { route, locale })
  return { ...metadata, referrer: 'no-referrer', robots: { index: false, follow: false, noarchive: true } }
}

export default async function WarrantyMessages() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'warranty.messages' })
  return (
    <PageFrame route={route} tone="stage" fills>
      <PageStage title={t('title')} lead={t('lead')} />
      <div className="shell grid min-h-[28rem] content-start gap-8 py-section">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={messageSettingMessages}>
          <MessagesDesk locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
