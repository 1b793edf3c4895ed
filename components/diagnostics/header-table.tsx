import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Locale } from '@/lib/i18n/locales'
import type { HeaderFact } from '@/lib/utils/mask-headers'

type Props = { caption: string; headers: readonly HeaderFact[]; locale: Locale }

/** Headers with their values; what is hidden says so. */
export async function HeaderTable({ caption, headers, locale }: Props) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'diagnostics.azureFrontDoor' }),
    getTranslations({ locale, namespace: 'diagnostics' }),
  ])
  return (
    <StackedTable
      caption={caption}
      columns={[{ label: t('header') }, { label: t('value') }]}
      rows={headers.map(({ name, value }) => ({
        key: name,
        cells: [
          <code key="name" className="break-all">
            {name}
          </code>,
          value === null ? (
            <span className="text-steel">{words('masked')}</span>
          ) : (
            <code key="value" className="break-all">
              {value}
            </code>
          ),
        ],
      }))}
    />
  )
}
