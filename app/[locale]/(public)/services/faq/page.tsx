import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FaqPage } from '@/components/faq/faq-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readFaq } from '@/lib/data/faq'
import { readPlannedTurn } from '@/lib/data/next-turn'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'faq' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'hero-pickup' },
    { route: '/services/faq', locale },
  )
}

export default async function Faq() {
  const locale = await currentLocale()
  const [topics, turn] = await Promise.all([readFaq(locale), readPlannedTurn()])
  return (
    <PageFrame route="/services/faq" tone="stage" {...turn}>
      <FaqPage topics={topics} locale={locale} />
    </PageFrame>
  )
}
