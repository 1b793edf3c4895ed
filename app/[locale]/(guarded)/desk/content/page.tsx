import { getTranslations } from 'next-intl/server'
import { DeskDealers } from '@/components/dealer-corner/desk-dealers'
import { DeskHead } from '@/components/desk/desk-head'
import { EntryList } from '@/components/editor/entry-list'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { readEntryFilter } from '@/lib/data/editor'
import { askAsUser } from '@/lib/data/session'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath, type Locale } from '@/lib/i18n/locales'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk/content')

/** Dealers by their words, with what waits at each. */
async function Dealers({ q, locale }: { q: string; locale: Locale }) {
  const [dealers, proposals] = await Promise.all([
    askAsUser('getServiceCenter', { lang: locale, limit: 400, ...(q.trim() !== '' && { q: q.trim().slice(0, 80) }) }),
    askAsUser('getDealerProposals', { lang: locale }),
  ])
  const waiting = new Map<string, number>()
  for (const { dealer } of proposals) waiting.set(dealer.id, (waiting.get(dealer.id) ?? 0) + 1)
  return <DeskDealers dealers={dealers} waiting={waiting} q={q} locale={locale} />
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function DeskContent({ searchParams }: Props) {
  await requireAccess('/desk/content')
  const [locale, query] = await Promise.all([currentLocale(), searchParams])
  const [t, routes] = await Promise.all([
    getTranslations({ locale, namespace: 'editor' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const filter = readEntryFilter(query)
  const crumbs = [{ label: routes('desk'), href: localizePath('/desk', locale) }, { label: routes('desk-content') }]
  return (
    <PageFrame route="/desk/content" crumbs={crumbs} fitBar={null}>
      <EntryList
        head={<DeskHead path="/desk/content" title={t('title')} lead={t('lead')} locale={locale} />}
        dealers={filter.kind === 'dealer' && <Dealers q={typeof query.q === 'string' ? query.q : ''} locale={locale} />}
        filter={filter}
        locale={locale}
      />
    </PageFrame>
  )
}
