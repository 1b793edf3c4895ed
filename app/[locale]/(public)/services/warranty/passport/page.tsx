import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PassportDesk } from '@/components/passport/passport-desk'
import { passportMessages } from '@/components/passport/passport-messages'
import { PageStage } from '@/components/sections/page-stage'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/services/warranty/passport'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'passport' })
  return pageMetadata({ title: t('metaTitle'), description: t('metaDescription') }, { route, locale })
}

export default async function WarrantyPassport() {
  const locale = await currentLocale()
  const [t, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'passport' }),
    spamGuardProps(locale, 'warranty_claim'),
  ])
  const href = (path: string) => localizePath(path, locale)
  return (
    <PageFrame route={route} tone="stage" fills>
      <div data-print="without-sheet">
        <PageStage title={t('title')} lead={t('lead')} />
      </div>
      <div className="shell min-h-dvh py-section print:min-h-0 print:py-0">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={passportMessages}>
          <PassportDesk
            guard={guard}
            locale={locale}
            hrefs={{
              terms: href('/warranty'),
              appointment: href('/appointment'),
              register: href('/services/warranty/register'),
              check: href('/services/warranty/checkWarranty'),
              contact: href('/contactUs?reason=warranty'),
            }}
          />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
