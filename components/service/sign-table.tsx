import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import type { Locale } from '@/lib/i18n/locales'

/** What a rider or driver notices, what it usually means, and what is done about it. */
export async function SignTable({ copy: { signs, programmes }, locale }: { copy: WorkshopCopy; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <StackedTable
      caption={t('signs')}
      columns={[
        { label: t('sign'), className: 'sm:min-w-44' },
        { label: t('cause'), className: 'sm:min-w-56' },
        { label: t('remedy'), className: 'sm:min-w-40' },
      ]}
      rows={signs.map(({ sign, cause, programme }) => ({
        key: sign,
        cells: [
          sign,
          cause,
          <a key={programme} href={`#${programme}`} className="link">
            {programmes[programme]?.name}
          </a>,
        ],
      }))}
    />
  )
}
