import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Props = { serials: DeskFigures['unknownSerials']; locale: Locale }

/** Serials that were asked for and that nobody has issued. */
export async function SerialsUnknown({ serials, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.data' })
  if (serials.length === 0) return <p>{t('none')}</p>
  return (
    <StackedTable
      caption={t('unknownSerials')}
      columns={[{ label: t('serial') }, { label: t('count') }, { label: t('lastOn') }]}
      rows={serials.map(({ words, count, lastOn }) => ({
        key: words,
        cells: [words, formatCount(count), formatDate(lastOn, locale)],
      }))}
    />
  )
}
