import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { KeptFor } from '@/lib/domain/draft-kept'
import { storedData, storedDataOf, type LegalBasis, type StoredDataOwner } from '@/lib/domain/stored-data'
import type { Locale } from '@/lib/i18n/locales'
import { timeWords } from './times'

type Entry = { basis: LegalBasis; time?: KeptFor; then?: KeptFor }

/** What the site stores of visitors or of partners, from the code's own record: one row for each kind of data. */
export async function StoredDataTable({ of = 'visitors', locale }: { of?: StoredDataOwner; locale: Locale }) {
  const [t, say] = await Promise.all([getTranslations({ locale, namespace: 'policy' }), timeWords(locale)])
  return (
    <StackedTable
      caption={t(of === 'visitors' ? 'captions.stored' : 'captions.partners')}
      columns={[
        { label: t('columns.what'), className: 'lg:min-w-72' },
        { label: t('columns.why'), className: 'lg:min-w-60' },
        { label: t('columns.kept'), className: 'lg:min-w-60' },
        { label: t('columns.who'), className: 'lg:min-w-40' },
      ]}
      rows={storedDataOf[of].map((id) => {
        const { basis, time, then }: Entry = storedData[id]
        return {
          key: id,
          cells: [
            <>
              <span className="block text-lg leading-snug">
                <UnbrokenText text={t(`data.${id}.what`)} />
              </span>
              <span className="block font-normal">
                <UnbrokenText text={t(`data.${id}.details`)} />
              </span>
            </>,
            <>
              <UnbrokenText text={t(`data.${id}.why`)} />
              <span className="block text-sm text-steel">{t(`basis.${basis}`)}</span>
            </>,
            t(`data.${id}.kept`, { ...(time && { time: say(time) }), ...(then && { then: say(then) }) }),
            t(`data.${id}.who`),
          ],
        }
      })}
    />
  )
}
