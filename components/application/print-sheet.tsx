import { mdiPrinterOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button'
import { Table } from '@/components/ui/table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Application, ApplicationBrand } from '@/lib/contract/application'
import { axles } from '@/lib/contract/common'
import { chassisOf } from '@/lib/domain/vehicle-name'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { groupBy } from '@/lib/utils/group-by'
import { partsText } from './parts-text'
import { yearsText } from './years-text'

type Props = { brand: ApplicationBrand; lines: readonly Application[]; locale: Locale }

/** One brand, set small for paper: a line a generation, part numbers for front and rear. */
export async function PrintSheet({ brand, lines, locale }: Props) {
  const [sheet, t, series] = await Promise.all([
    getTranslations({ locale, namespace: 'application.print' }),
    getTranslations({ locale, namespace: 'application' }),
    getTranslations({ locale, namespace: 'spec.series' }),
  ])
  const title = sheet('brandTitle', { brand: brand.name })
  return (
    <div className="shell grid grid-cols-1 gap-6 pt-6 pb-section print:gap-2 print:p-0">
      <header className="grid gap-3">
        <h1 className="display text-4xl print:text-xl">
          <HeadingText text={title} />
        </h1>
        <p className="max-w-text print:text-xs">
          <UnbrokenText text={sheet('brandLead', { models: brand.models, entries: brand.applications })} />
        </p>
        <p className="flex flex-wrap gap-3" data-print="none">
          <PrintButton className={buttonStyle()}>
            <Icon path={mdiPrinterOutline} size={5} />
            {sheet('print')}
          </PrintButton>
          <ButtonLink
            href={localizePath(`/application-list?brand=${brand.id}`, locale)}
            rel="nofollow"
            variant="secondary"
          >
            {sheet('full')}
          </ButtonLink>
          <ButtonLink href={localizePath('/applist', locale)} variant="quiet">
            {sheet('other')}
          </ButtonLink>
        </p>
      </header>
      <Table caption={title} captionHidden className="applist">
        <thead>
          <tr>
            {(['model', 'years', 'front', 'rear'] as const).map((column) => (
              <th key={column} scope="col">
                {sheet(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...groupBy(lines, ({ vehicle }) => vehicle.id)].map(([id, [first, ...rest]]) =>
            first ? (
              <tr key={id}>
                <th scope="row">
                  {first.vehicle.model} <small>{chassisOf(first.vehicle.generation)}</small>
                </th>
                <td className="whitespace-nowrap">{yearsText(t, first.vehicle)}</td>
                {axles.map((axle) => (
                  <td key={axle} data-label={sheet(axle)}>
                    {partsText(
                      [first, ...rest].filter((line) => line.axle === axle),
                      (id) => sheet('series', { series: series(id) }),
                    )}
                  </td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </Table>
    </div>
  )
}
