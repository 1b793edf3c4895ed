import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { Fitment } from '@/lib/contract/fitment'
import { checkTexts, statusText } from '@/lib/data/verdict-text'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'
import { formatBuilt } from '@/lib/i18n/vehicle-name'
import { CheckList } from './check-list'

type Props = {
  fitments: readonly Fitment[]
  locale: Locale
  /** The rest of a list whose beginning stands above. */ rest?: boolean
}

/** Vehicles a part fits, each with what has to be checked before buying. */
export async function FitmentTable({ fitments, locale, rest = false }: Props) {
  const [t, spec, fits] = await Promise.all([
    getTranslations({ locale, namespace: 'fitment' }),
    getTranslations({ locale, namespace: 'spec.axles' }),
    getTranslations({ locale, namespace: 'vehicle.fits' }),
  ])
  const built = ({ from, to }: Fitment['vehicle']) =>
    to === null
      ? fits('builtOpen', { from: formatBuilt(from, locale) })
      : fits('builtClosed', { from: formatBuilt(from, locale), to: formatBuilt(to, locale) })
  const withChecks = fitments.map((fitment) => ({ fitment, checks: checkTexts(t, fitment, locale) }))
  return (
    <Table caption={t(rest ? 'table.captionRest' : 'table.caption')} captionHidden className="row-cards">
      <thead>
        <tr>
          <th scope="col">{t('table.vehicle')}</th>
          <th scope="col">{t('table.axle')}</th>
          <th scope="col">{t('table.status')}</th>
          <th scope="col">{t('table.check')}</th>
          <th scope="col">{t('table.height')}</th>
          <th scope="col">{t('table.verified')}</th>
        </tr>
      </thead>
      <tbody>
        {withChecks.map(({ fitment, checks }) => (
          <tr key={`${fitment.vehicle.id} ${fitment.axle}`}>
            <th scope="row">
              {vehicleName(fitment.vehicle)} <span className="font-normal">{fitment.vehicle.generation}</span>
              <small className="block whitespace-nowrap">{built(fitment.vehicle)}</small>
            </th>
            <td>
              {spec(fitment.axle)} <small>{t('quantity', { count: fitment.quantity })}</small>
            </td>
            <td>{statusText(t, fitment.status, checks.length > 0)}</td>
            <td>
              <CheckList checks={checks} />
            </td>
            <td data-label={t('table.height')}>
              {fitment.rideHeightMm === 0 ? (
                <span className="text-steel">{t('table.unchanged')}</span>
              ) : (
                <Measure quantity="length" value={fitment.rideHeightMm} sign />
              )}
            </td>
            <td>
              <small>
                {/* Of the common era, like the months of build beside it. */}
                {t(`verified.${fitment.verifiedBy}`)} {formatBuilt(fitment.verifiedOn.slice(0, 7), locale)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
