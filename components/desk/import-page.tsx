import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { StackedTable } from '@/components/ui/stacked-table'
import { readImport, readImports } from '@/lib/data/desk'
import { formatCount } from '@/lib/i18n/format-count'
import { formatMoment } from '@/lib/i18n/format-moment'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DeskHead } from './desk-head'
import { DeskSection } from './desk-section'
import { ImportActions } from './import-actions'
import { ImportReportView } from './import-report'
import { ImportUpload } from './import-upload'

type Props = { /** Of the batch that is looked at; null = none. */ id: string | null; locale: Locale }

/** Files of the company's own data: sent, rehearsed, applied, undone. */
export async function ImportPage({ id, locale }: Props) {
  const [t, batches, opened] = await Promise.all([
    getTranslations({ locale, namespace: 'desk.import' }),
    readImports(),
    id === null ? null : readImport(id),
  ])
  const address = (batch: string) => `${localizePath('/desk/import', locale)}?batch=${batch}`
  return (
    <div className="shell grid grid-cols-1 gap-10 py-8">
      <DeskHead path="/desk/import" title={t('title')} lead={t('lead')} locale={locale} />
      <ClientMessages locale={locale} pick={['desk.import']}>
        <DeskSection id="send" title={t('send')}>
          <ImportUpload page={localizePath('/desk/import', locale)} />
        </DeskSection>
        {opened && (
          <DeskSection id="batch" title={opened.batch.fileName}>
            <ImportActions
              key={opened.batch.id}
              id={opened.batch.id}
              state={opened.batch.state}
              wrongRows={opened.batch.wrongRows}
              changes={opened.batch.added + opened.batch.changed}
            >
              <ImportReportView {...opened} locale={locale} />
            </ImportActions>
          </DeskSection>
        )}
      </ClientMessages>
      <DeskSection id="batches" title={t('batches')}>
        {batches.length === 0 ? (
          <p className="text-steel">{t('noBatches')}</p>
        ) : (
          <StackedTable
            caption={t('batches')}
            columns={[
              { label: t('file') },
              { label: t('state') },
              { label: t('sentOn') },
              { label: t('added') },
              { label: t('changed') },
              { label: t('wrong') },
            ]}
            rows={batches.map((batch) => ({
              key: batch.id,
              cells: [
                <AppLink
                  key="file"
                  href={address(batch.id)}
                  prefetch={false}
                  aria-current={batch.id === id ? 'true' : undefined}
                  className="break-all underline underline-offset-4"
                >
                  {batch.fileName}
                </AppLink>,
                <Badge key="state" tone={batch.state === 'committed' ? 'success' : 'neutral'}>
                  {t(`states.${batch.state}`)}
                </Badge>,
                formatMoment(batch.createdAt, locale),
                formatCount(batch.added),
                formatCount(batch.changed),
                formatCount(batch.wrongRows),
              ],
            }))}
          />
        )}
      </DeskSection>
    </div>
  )
}
