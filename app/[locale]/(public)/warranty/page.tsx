import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { TermsPage } from '@/components/service/terms-page'
import { readFaqQuestions } from '@/lib/data/faq'
import { readServiceCopy } from '@/lib/data/service-copy'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const questionIds = [
  'registration-deadline',
  'lost-receipt',
  'second-hand',
  'bought-on-marketplace',
  'warranty-abroad',
  'make-a-claim',
  'two-serials',
  'status-meanings',
]

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readServiceCopy('terms', locale)
  return pageMetadata({ ...meta, picture: 'macro-reservoir' }, { route: '/warranty', locale })
}

export default async function WarrantyTerms() {
  const locale = await currentLocale()
  const [copy, questions] = await Promise.all([readServiceCopy('terms', locale), readFaqQuestions(locale, questionIds)])
  return (
    <PageFrame route="/warranty" tone="stage">
      <TermsPage copy={copy} questions={questions} locale={locale} />
    </PageFrame>
  )
}
