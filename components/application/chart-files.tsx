import { mdiDownload, mdiPrinterOutline, mdiTextBoxOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button'
import type { ApplicationFilter } from '@/lib/contract/application'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { listQuery } from '@/lib/routes/list-state'

type Props = { filter: ApplicationFilter; total: number; locale: Locale }

/** The selection as a file and on paper. */
export async function ChartFiles({ filter, total, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'application.files' })
  const { year, ...rest } = filter
  const query = listQuery({ lang: locale, ...rest, ...(year !== undefined && { year: String(year) }) })
  const compact = filter.brand ? `/applist?brand=${filter.brand}` : '/applist'
  return (
    <div role="group" aria-label={t('title')} className="grid gap-2" data-print="none">
      <p className="flex flex-wrap gap-3">
        <a href={`/api/documents/applications.csv${query}`} rel="nofollow" className={buttonStyle('secondary')}>
          <Icon path={mdiDownload} size={5} />
          {t('csv')}
        </a>
        <PrintButton className={buttonStyle('secondary')}>
          <Icon path={mdiPrinterOutline} size={5} />
          {t('print')}
        </PrintButton>
        <ButtonLink href={localizePath(compact, locale)} rel="nofollow" variant="quiet">
          <Icon path={mdiTextBoxOutline} size={5} />
          {t('compact')}
        </ButtonLink>
      </p>
      <p className="text-sm text-steel">{t('csvNote', { count: total })}</p>
    </div>
  )
}
