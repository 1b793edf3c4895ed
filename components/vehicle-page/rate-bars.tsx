import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import { ratesOf, type AxleRates } from './rates'

function Bar({ share, isOriginal }: { share: number; isOriginal: boolean }) {
  return (
    <span aria-hidden="true" className="block h-3 bg-line">
      <span className={`block h-full ${isOriginal ? 'bg-steel' : 'bg-signal'}`} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

async function AxleBars({ rates, name, locale }: { rates: AxleRates; name: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.rates' })
  const { axle, original, parts } = rates
  const most = Math.max(original, ...parts.map(({ endNmm, rateNmm }) => endNmm ?? rateNmm))
  const compare = (rate: number) => {
    const percent = Math.round((rate / original - 1) * 100)
    if (percent === 0) return t('same')
    return percent > 0 ? t('stiffer', { percent }) : t('softer', { percent: -percent })
  }
  return (
    <div className="grid content-start gap-4">
      <p className="max-w-text">{t('lead', { axle, name, rate: formatDecimal(original) })}</p>
      <dl className="grid gap-3">
        <div className="grid gap-1">
          <dt className="font-semibold">{t('original')}</dt>
          <dd className="grid gap-1">
            <Bar share={original / most} isOriginal />
            <Measure quantity="rate" value={original} />
          </dd>
        </div>
        {parts.map(({ code, rateNmm, endNmm }) => (
          <div key={code} className="grid gap-1">
            <dt className="figure font-semibold">{code}</dt>
            <dd className="grid gap-1">
              <Bar share={rateNmm / most} isOriginal={false} />
              <span>
                <Measure quantity="rate" value={rateNmm} /> · {compare(rateNmm)}
                {endNmm !== null && endNmm > rateNmm && <> · {t('end', { rate: formatDecimal(endNmm) })}</>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Spring rates of the parts beside that of the original spring, axle by axle. */
export function RateBars({ page, name, locale }: { page: VehiclePage; name: string; locale: Locale }) {
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {ratesOf(page).map((rates) => (
        <AxleBars key={rates.axle} rates={rates} name={name} locale={locale} />
      ))}
    </div>
  )
}
