import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseDesk } from '@/components/case/case-desk'
import { casePageMessages } from '@/components/case/case-page-messages'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/case'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'case.page' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata({ title: titles('case'), description: t('metaDescription') }, { route, locale })
}

export default async function YourCase() {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'case.page' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <PageFrame route={route} tone="stage">
      <PageStage title={titles('case')} lead={t('lead')} />
      <div className="shell grid min-h-[24rem] content-start gap-8 py-section print:min-h-0">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={casePageMessages}>
          <CaseDesk locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
