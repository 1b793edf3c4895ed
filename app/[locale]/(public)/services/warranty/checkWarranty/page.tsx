import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFormTexts } from '@/components/form/form-texts'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { CheckForm } from '@/components/warranty/check-form'
import { readCheckTexts } from '@/components/warranty/check-texts'
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
  const [t, texts, { summary }] = await Promise.all([
    getTranslations({ locale, namespace: 'warranty.check' }),
    readCheckTexts(locale),
    readFormTexts(locale),
  ])
  return (
    <PageFrame route="/services/warranty/checkWarranty" tone="stage" fills>
      <PageStage title={t('title')} lead={t('lead')} scene="macro-reservoir" />
      <div className="shell grid gap-6 py-section">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <CheckForm texts={texts} summary={summary} locale={locale} />
        <LostLink texts={texts} summary={summary} locale={locale} />
      </div>
    </PageFrame>
  )
}
