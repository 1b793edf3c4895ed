import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDate } from '@/lib/i18n/formats'
import { locales, type Locale } from '@/lib/i18n/locales'

type Props = { searches: DeskFigures['searches']; locale: Locale }

/** What visitors have searched for in vain, in the words and the language they used. */
export async function SearchedWords({ searches, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.data' })
  if (searches.length === 0) return <p>{t('none')}</p>
  return (
    <StackedTable
      caption={t('searches')}
      columns={[{ label: t('words') }, { label: t('language') }, { label: t('count') }, { label: t('lastOn') }]}
      rows={searches.map(({ words, lang, count, lastOn }) => ({
        key: `${lang} ${words}`,
        cells: [
          <span key="words" lang={lang}>
            {words}
          </span>,
          <span key="lang" lang={lang}>
            {locales[lang].label}
          </span>,
          formatCount(count),
          formatDate(lastOn, locale),
        ],
      }))}
    />
  )
}
