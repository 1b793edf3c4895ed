import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { WorkshopPage } from '@/components/service/workshop-page'
import { readFaqQuestions } from '@/lib/data/faq'
import { readServiceCopy } from '@/lib/data/service-copy'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { openingOf } from '@/lib/pictures/page-openings'

const questionIds = [
  'replace-in-pairs',
  'wheel-alignment',
  'lowering-how-far',
  'inspection-rules',
  'service-interval',
  'service-cost',
]

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readServiceCopy('auto', locale)
  return pageMetadata({ ...meta, picture: 'hero-car' }, { route: '/services/autoService', locale })
}

export default async function AutoService() {
  const locale = await currentLocale()
  const [copy, questions] = await Promise.all([readServiceCopy('auto', locale), readFaqQuestions(locale, questionIds)])
  return (
    <PageFrame route="/services/autoService" tone="stage">
      <WorkshopPage
        line="auto"
        scene={openingOf('/services/autoService', 'hero-car')}
        copy={copy}
        questions={questions}
        locale={locale}
      />
    </PageFrame>
  )
}
