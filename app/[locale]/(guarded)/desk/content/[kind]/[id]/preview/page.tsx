import { getTranslations } from 'next-intl/server'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { dealerIn, namedIn, readMoment, readPreview } from '@/lib/data/editor'
import { currentLocale } from '@/lib/i18n/current-locale'
import { ShownDealer } from './shown-dealer'
import { ShownEntryView } from './shown-entry'

export const instant = false

type Props = {
  params: Promise<{ kind: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  const { kind, id } = await params
  return guardedMetadata(`/desk/content/${kind}/${id}/preview`)
}

/** What stands in the frames of the desk: an entry as visitors read it, as it is written or as the site has it at a moment. */
export default async function EntryPreviewPage({ params, searchParams }: Props) {
  const given = await params
  await requireAccess(`/desk/content/${given.kind}/${given.id}/preview`)
  const named = given.kind === 'dealer' ? dealerIn(given) : namedIn(given)
  const [locale, query] = await Promise.all([currentLocale(), searchParams])
  const at = readMoment(query.at)
  const [t, entry] = await Promise.all([
    getTranslations({ locale, namespace: 'editor.preview' }),
    named.kind === 'dealer' ? null : readPreview({ kind: named.kind, id: named.id }, locale, at),
  ])
  return (
    <PageFrame route="/desk/content/:kind/:id/preview" params={named} crumbs={[]} fitBar={null} mainName={t('title')}>
      {named.kind === 'dealer' ? (
        <ShownDealer id={named.id} at={at} locale={locale} />
      ) : entry?.shown ? (
        <ShownEntryView entry={entry} locale={locale} />
      ) : (
        <p className="shell py-10">{t(at ? 'nothing' : 'unfinished')}</p>
      )}
    </PageFrame>
  )
}
