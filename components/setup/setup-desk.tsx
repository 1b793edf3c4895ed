'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { CarryResult } from './carry-result'
import { LoadFields } from './load-fields'
import { PartChoice } from './part-choice'
import { SagResult } from './sag-result'
import { SettingsResult } from './settings-result'
import { SetupWaiting } from './setup-waiting'
import { SpringResult } from './spring-result'
import { useAddressChoices, useChoices, usePart } from './use-setup'

// Shown once a part is chosen, so they come with the choice. What waits for one needs a boundary: without it, React keeps the whole page
// as it was until the file is there, and what is typed meanwhile is put back.
const MeasureSag = lazy(async () => ({ default: (await import('./measure-sag')).MeasureSag }))
const SetupCard = lazy(async () => ({ default: (await import('./setup-card')).SetupCard }))

/** The assistant: part, load and use on one side, the answer beside it, renewed with every change. */
export function SetupDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('setup.assistant')
  useAddressChoices()
  const choices = useChoices()
  const part = usePart(locale)
  const { product, answer } = part
  const preload = answer?.settings.find(({ field }) => field === 'preload')
  return (
    <div className="grid grid-cols-1 gap-12" data-needs-script>
      <div className="grid grid-cols-1 items-start gap-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:hidden">
        <div className="grid gap-8 border border-line bg-white p-5 sm:p-6">
          <PartChoice locale={locale} part={part} />
          <LoadFields isFourWheel={answer?.mode === 'load'} />
          <p className="text-sm text-steel">{t('kept')}</p>
        </div>
        {product && answer ? (
          <div className="grid grid-cols-1 gap-10">
            <SettingsResult product={product} answer={answer} />
            {answer.mode === 'sag' && <SagResult answer={answer} use={choices.use} />}
            {answer.spring && <SpringResult spring={answer.spring} ownRateNmm={product.spec.springRateNmm} />}
            {answer.load && <CarryResult load={answer.load} />}
          </div>
        ) : (
          <SetupWaiting />
        )}
      </div>
      {answer?.travel && (
        <div className="print:hidden">
          <Suspense>
            <MeasureSag verdict={answer.verdict} preload={preload} />
          </Suspense>
        </div>
      )}
      {product && answer && answer.mode !== 'none' && (
        <Suspense>
          <SetupCard product={product} answer={answer} choices={choices} />
        </Suspense>
      )}
    </div>
  )
}
