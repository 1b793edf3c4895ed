import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindPage } from '@/components/dealer/find-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readDealerKinds, readDealerProvinces, readDealers } from '@/lib/data/dealers'
import { readFaqQuestions } from '@/lib/data/faq'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const questionIds = [
  'where-to-buy',
  'buy-on-this-site',
  'book-workshop',
  'mobile-workshop',
  'become-a-dealer',
  'returns',
]

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'dealer.find' })
  return pageMetadata({ title: t('metaTitle'), description: t('metaDescription') }, { route: '/whereToBuy', locale })
}

export default async function WhereToBuy() {
  const locale = await currentLocale()
  const [provinces, types, questions, dealers] = await Promise.all([
    readDealerProvinces(locale),
    readDealerKinds(locale),
    readFaqQuestions(locale, questionIds),
    readDealers(locale),
  ])
  return (
    <PageFrame route="/whereToBuy" tone="stage">
      <FindPage
        provinces={provinces}
        types={types}
        questions={questions}
        sample={dealers.some(({ sample }) => sample)}
        locale={locale}
      />
    </PageFrame>
  )
}
