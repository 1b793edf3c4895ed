import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import type { AboutContent } from '@/lib/content/about'
import { linesOf } from '@/lib/domain/draft-lines'
import { compareParagraphs } from '@/lib/domain/text-difference'
import type { Locale } from '@/lib/i18n/locales'
import { DifferenceView } from './difference-view'

type Props = { published: AboutContent; draft: AboutContent; locale: Locale }

/** What a draft would change on the published page. */
export async function DraftDifference({ published, draft, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'about.draft' })
  const rows = compareParagraphs(linesOf(published), linesOf(draft), locale)
  const changed = rows.filter((row) => row.some(({ kind }) => kind !== 'same')).length
  return (
    <div className="shell pb-section">
      <Part id="difference" title={t('difference')} lead={t('changed', { count: changed, all: rows.length })}>
        <DifferenceView rows={rows} texts={{ added: t('added'), removed: t('removed') }} />
      </Part>
    </div>
  )
}
