import { useTranslations } from 'next-intl'
import { Measure } from '@/components/ui/measure'
import type { SpringAdvice } from '@/lib/domain/setup/spring'
import { referenceRiderKg } from '@/lib/domain/setup/uses'

const fitKeys = {
  fits: 'fits',
  softer: 'softer',
  harder: 'harder',
  'much-softer': 'muchSofter',
  'much-harder': 'muchHarder',
} as const satisfies Record<SpringAdvice['fit'], string>

/** Whether the spring suits the load, in words that are no finer than the estimate. */
export function SpringResult({
  spring: { fit, rateNmm },
  ownRateNmm,
}: {
  spring: SpringAdvice
  ownRateNmm: number | null
}) {
  const t = useTranslations('setup.result')
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t('spring')}</h3>
      <p className="font-semibold">{t(fitKeys[fit])}</p>
      {fit !== 'fits' && rateNmm !== null && ownRateNmm !== null && (
        <p>
          {t.rich('rate', {
            own: () => <Measure quantity="rate" value={ownRateNmm} />,
            rate: () => <Measure quantity="rate" value={rateNmm} />,
          })}
        </p>
      )}
      <p className="max-w-text text-sm text-steel">{t('springBasis', { rider: referenceRiderKg })}</p>
    </div>
  )
}
