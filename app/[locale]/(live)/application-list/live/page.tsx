import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApplicationChart } from '@/components/application/application-chart'
import { choiceName } from '@/components/application/choice-name'
import { PageFrame } from '@/components/layout/page-frame'
import { queryChoice, querySelection } from '@/lib/data/application-selection'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, asked] = await Promise.all([currentLocale(), searchParams])
  const [t, choice] = await Promise.all([
    getTranslations({ locale, namespace: 'application' }),
    queryChoice(locale, asked),
  ])
  const vehicle = choiceName(choice)
  const words =
    vehicle === ''
      ? { title: t('metaTitle'), description: t('metaDescription') }
      : { title: t('metaTitleFor', { vehicle }), description: t('metaDescriptionFor', { vehicle }) }
  return pageMetadata(words, { route: '/application-list', locale, index: false })
}

export default async function SelectedApplications({ searchParams }: Props) {
  const [locale, asked] = await Promise.all([currentLocale(), searchParams])
  return (
    <PageFrame route="/application-list" tone="stage">
      <ApplicationChart {...await querySelection(locale, asked)} locale={locale} />
    </PageFrame>
  )
}
