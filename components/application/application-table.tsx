import { CheckList } from '@/components/fitment/check-list'
import { AppLink } from '@/components/navigation/app-link'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { Application } from '@/lib/contract/application'
import { checkTexts, statusText } from '@/lib/data/verdict-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { seriesAndKind } from '@/lib/i18n/series-and-kind'
import { groupBy } from '@/lib/utils/group-by'
import { readChartTexts, type ChartTexts } from './chart-texts'
import { VehicleHeading } from './vehicle-heading'

/** Waits for nothing: rows that do are written twice into the page's data. */
function Line({ line, texts: { t, fit, spec }, locale }: { line: Application; texts: ChartTexts; locale: Locale }) {
  const { product, axle, status, quantity, rideHeightMm } = line
  const checks = checkTexts(fit, line, locale)
  return (
    <tr>
      <td>
        {`${spec(`axles.${axle}`)} `}
        <span className="text-steel">{`× ${quantity}`}</span>
      </td>
      <td>
        <AppLink href={localizePath(`/products/${product.id}`, locale)} prefetch={false} className="figure">
          {product.code}
        </AppLink>
        <span className="text-steel">
          {seriesAndKind(spec(`series.${product.series}`), spec(`kinds.${product.kind}`))}
        </span>
      </td>
      <td>{statusText(fit, status, checks.length > 0)}</td>
      <td>
        <CheckList checks={checks} />
      </td>
      <td data-label={t('table.height')} data-unchanged={rideHeightMm === 0 || undefined}>
        {rideHeightMm === 0 ? (
          <span className="text-steel">{t('table.unchanged')}</span>
        ) : (
          <Measure quantity="length" value={rideHeightMm} sign />
        )}
      </td>
    </tr>
  )
}

/** Lines of the chart under the vehicle they are for. */
export async function ApplicationTable({ lines, locale }: { lines: readonly Application[]; locale: Locale }) {
  const texts = await readChartTexts(locale)
  const { t } = texts
  return (
    <Table caption={t('table.caption')} captionHidden className="chart-lines">
      <thead>
        <tr>
          {(['axle', 'part', 'fit', 'check', 'height'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {[...groupBy(lines, ({ vehicle }) => vehicle.id).values()].map((group) =>
        group[0] ? (
          <tbody key={group[0].vehicle.id}>
            <VehicleHeading vehicle={group[0].vehicle} columns={5} texts={texts} />
            {group.map((line) => (
              <Line key={`${line.axle} ${line.product.id}`} line={line} texts={texts} locale={locale} />
            ))}
          </tbody>
        ) : null,
      )}
    </Table>
  )
}
