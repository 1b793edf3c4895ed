import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { policies, type PolicyId } from '@/lib/domain/policies'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  id: PolicyId
  /** What each version changed, by its id. */ changes: Readonly<Record<string, string>>
  locale: Locale
}

/** The versions of a policy, the newest first. */
export async function VersionList({ id, changes, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'policy' })
  return (
    <StackedTable
      caption={t('captions.versions')}
      columns={[{ label: t('columns.version') }, { label: t('columns.from') }, { label: t('columns.changed') }]}
      rows={policies[id].versions.map((version) => ({
        key: version.id,
        cells: [
          version.id,
          <span key="from" className="whitespace-nowrap">
            {formatDate(version.from, locale)}
          </span>,
          changes[version.id],
        ],
      }))}
    />
  )
}
