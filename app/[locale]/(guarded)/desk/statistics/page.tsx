import { getTranslations } from 'next-intl/server'
import { Statistics } from '@/components/desk/statistics'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { readStatisticsFilter } from '@/lib/data/statistics'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk/statistics')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function StatisticsPage({ searchParams }: Props) {
  await requireAccess('/desk/statistics')
  const [locale, query] = await Promise.all([currentLocale(), searchParams])
  const t = await getTranslations({ locale, namespace: 'routes' })
  const crumbs = [{ label: t('desk'), href: localizePath('/desk', locale) }, { label: t('desk-statistics') }]
  return (
    <PageFrame route="/desk/statistics" crumbs={crumbs} fitBar={null}>
      <Statistics filter={readStatisticsFilter(query)} locale={locale} />
    </PageFrame>
  )
}
