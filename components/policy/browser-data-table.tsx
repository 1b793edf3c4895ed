import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { browserData } from '@/lib/domain/browser-data'
import type { Locale } from '@/lib/i18n/locales'
import { timeWords } from './times'

/** Every cookie and every other thing that the site leaves in a browser. */
export async function BrowserDataTable({ locale }: { locale: Locale }) {
  const [t, say] = await Promise.all([getTranslations({ locale, namespace: 'policy' }), timeWords(locale)])
  return (
    <StackedTable
      caption={t('captions.browser')}
      columns={[
        { label: t('columns.browser'), className: 'max-sm:wrap-anywhere sm:whitespace-nowrap' },
        { label: t('columns.purpose'), className: 'sm:min-w-56' },
        { label: t('columns.place'), className: 'sm:min-w-32' },
        { label: t('columns.kept') },
      ]}
      rows={browserData.map(({ id, key, place, time, count }) => ({
        key: id,
        cells: [
          <code key={id} lang="en" className="figure">
            {key}
          </code>,
          t(`browser.${id}.purpose`),
          t(`places.${place}`),
          t(`browser.${id}.kept`, { ...(time && { time: say(time) }), ...(count && { count }) }),
        ],
      }))}
    />
  )
}
