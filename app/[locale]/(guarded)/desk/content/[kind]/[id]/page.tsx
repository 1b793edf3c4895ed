import { getTranslations } from 'next-intl/server'
import { EntryPage } from '@/components/editor/entry-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { dealerIn, namedIn, readEntryFilter } from '@/lib/data/editor'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { DealerEntry } from './dealer-entry'

export const instant = false

type Props = {
  params: Promise<{ kind: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  const { kind, id } = await params
  return guardedMetadata(`/desk/content/${kind}/${id}`)
}

export default async function DeskEntry({ params, searchParams }: Props) {
  const given = await params
  await requireAccess(`/desk/content/${given.kind}/${given.id}`)
  const [locale, query] = await Promise.all([currentLocale(), searchParams])
  const t = await getTranslations({ locale, namespace: 'routes' })
  const { kind, id } = given.kind === 'dealer' ? dealerIn(given) : namedIn(given)
  const crumbs = [
    { label: t('desk'), href: localizePath('/desk', locale) },
    { label: t('desk-content'), href: `${localizePath('/desk/content', locale)}?kind=${kind}` },
    { label: id },
  ]
  const lang = readEntryFilter({ toDo: query.lang }).toDo ?? (locale === 'en' ? 'th' : locale)
  return (
    <PageFrame route="/desk/content/:kind/:id" params={{ kind, id }} crumbs={crumbs} fitBar={null}>
      {kind === 'dealer' ? (
        <DealerEntry id={id} locale={locale} />
      ) : (
        <EntryPage kind={kind} id={id} isNew={query.new !== undefined} lang={lang} locale={locale} />
      )}
    </PageFrame>
  )
}
