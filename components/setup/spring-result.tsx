import { Measure } from '@/components/ui/measure'
import type { SpringAdvice } from '@/lib/domain/setup/spring'
import { referenceRiderKg } from '@/lib/domain/setup/uses'
import { fillSentence } from './fill-sentence'
import type { SetupTexts } from './setup-texts'

/** Whether the spring suits the load, in words that are no finer than the estimate. */
export function SpringResult({
  spring: { fit, rateNmm },
  ownRateNmm,
  texts,
}: {
  spring: SpringAdvice
  ownRateNmm: number | null
  texts: SetupTexts['spring']
}) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{texts.title}</h3>
      <p className="font-semibold">{texts.fit[fit]}</p>
      {fit !== 'fits' && rateNmm !== null && ownRateNmm !== null && (
        <p>
          {fillSentence(texts.rate, {
            own: <Measure quantity="rate" value={ownRateNmm} />,
            rate: <Measure quantity="rate" value={rateNmm} />,
          })}
        </p>
      )}
      <p className="max-w-text text-sm text-steel">{fillSentence(texts.basis, { rider: referenceRiderKg })}</p>
    </div>
  )
}
