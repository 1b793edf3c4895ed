import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { WorkshopPage } from '@/components/service/workshop-page'
import { readFaqQuestions } from '@/lib/data/faq'
import { readServiceCopy } from '@/lib/data/service-copy'
import { environment } from '@/lib/config/environment'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { serviceJsonLd } from '@/lib/seo/page-json-ld'
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
  const url = new URL(localizePath('/services/autoService', locale), environment().SITE_URL)
  return (
    <PageFrame route="/services/autoService" tone="stage">
      <JsonLd data={serviceJsonLd({ name: copy.meta.title, description: copy.meta.description, url, lang: locale })} />
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
