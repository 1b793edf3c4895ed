import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { EntryPage } from '@/components/service/entry-page'
import { readFaqQuestions } from '@/lib/data/faq'
import { readServiceCopy } from '@/lib/data/service-copy'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const questionIds = [
  'register-warranty',
  'registration-deadline',
  'where-is-the-serial',
  'unreadable-serial',
  'serial-already-registered',
  'lost-receipt',
  'two-serials',
  'status-meanings',
]

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readServiceCopy('entry', locale)
  return pageMetadata({ ...meta, picture: 'macro-clevis' }, { route: '/services/warranty', locale })
}

export default async function WarrantyEntry() {
  const locale = await currentLocale()
  const [copy, questions] = await Promise.all([readServiceCopy('entry', locale), readFaqQuestions(locale, questionIds)])
  return (
    <PageFrame route="/services/warranty" tone="stage">
      <EntryPage copy={copy} questions={questions} locale={locale} />
    </PageFrame>
  )
}
