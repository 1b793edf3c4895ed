import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { recipientIds } from '@/lib/domain/recipients'
import type { Locale } from '@/lib/i18n/locales'

/** Who gets data beside the company: what, and when. */
export async function RecipientTable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'policy' })
  return (
    <StackedTable
      caption={t('captions.recipients')}
      columns={[
        { label: t('columns.recipient'), className: 'sm:min-w-48' },
        { label: t('columns.gets') },
        { label: t('columns.when') },
      ]}
      rows={recipientIds.map((id) => ({
        key: id,
        cells: [t(`recipients.${id}.who`), t(`recipients.${id}.gets`), t(`recipients.${id}.when`)],
      }))}
    />
  )
}
