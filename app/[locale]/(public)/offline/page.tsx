import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { AwayNotice } from '@/components/offline/away-notice'
import { KeptWarranty } from '@/components/offline/kept-warranty'
import { offlineMessages } from '@/components/offline/offline-messages'
import { PacksDesk } from '@/components/offline/packs-desk'
import { UnsentForms } from '@/components/offline/unsent-forms'
import { ViewedPages } from '@/components/offline/viewed-pages'
import { HeadingText } from '@/components/ui/heading-text'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'offline' })
  return pageMetadata({ title: t('title'), description: t('description') }, { route: '/offline', locale })
}

/** What opens without a connection. The service worker shows it in place of a page that it cannot get (pwa/sw.ts). */
export default async function Offline() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'offline' })
  return (
    <PageFrame route="/offline" crumbs={[]} fills>
      <div className="shell grid grid-cols-1 gap-12 pt-8 pb-section">
        <ClientMessages locale={locale} pick={offlineMessages}>
          <header className="grid gap-3">
            <h1 className="font-display text-4xl">
              <HeadingText text={t('title')} />
            </h1>
            <p className="max-w-text text-lg text-steel">{t('lead')}</p>
          </header>
          <AwayNotice />
          <UnsentForms locale={locale} />
          <PacksDesk locale={locale} />
          <ViewedPages locale={locale} />
          <KeptWarranty locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
