import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { EntryList } from '@/components/editor/entry-list'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { readEntryFilter } from '@/lib/data/editor'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk/content')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function DeskContent({ searchParams }: Props) {
  await requireAccess('/desk/content')
  const [locale, query] = await Promise.all([currentLocale(), searchParams])
  const [t, routes] = await Promise.all([
    getTranslations({ locale, namespace: 'editor' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const crumbs = [{ label: routes('desk'), href: localizePath('/desk', locale) }, { label: routes('desk-content') }]
  return (
    <PageFrame route="/desk/content" crumbs={crumbs} fitBar={null}>
      <EntryList
        head={<DeskHead path="/desk/content" title={t('title')} lead={t('lead')} locale={locale} />}
        filter={readEntryFilter(query)}
        locale={locale}
      />
    </PageFrame>
  )
}
