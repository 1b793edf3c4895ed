'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { SelectField } from '@/components/form/select-field'
import { dealerJobs } from '@/components/nearest/dealer-jobs'
import { useFoundDealers } from '@/components/nearest/use-found-dealers'
import { useKnownPlace } from '@/components/nearest/use-known-place'
import { openTimes, type OpenTime } from '@/lib/contract/dealer-words'
import { vehicleLines, type VehicleLine } from '@/lib/contract/workshop-words'
import type { Locale } from '@/lib/i18n/locales'
import { ChipChoice } from './chip-choice'
import { FoundDealers } from './found-dealers'
import { PlaceChoice } from '@/components/nearest/place-choice'
import { useAskedJob } from './use-asked-job'
import { useShownAnswer } from './use-shown-answer'

type Props = {
  locale: Locale
  /** All provinces; stand in the place of the answer until a place is known. */ children: ReactNode
}

const shownDealers = 10

/** Job, then place, then day: the nearest dealers as list and map. Without script the questions are not shown and the provinces are. */
export function DealerFinder({ locale, children }: Props) {
  const t = useTranslations('dealer.finder')
  const jobs = useTranslations('dealer.jobs')
  const lines = useTranslations('appointment.lines')
  const [capability, setCapability] = useAskedJob()
  const [open, setOpen] = useState<OpenTime>('any')
  const [line, setLine] = useState<VehicleLine | ''>('')
  const near = useKnownPlace()
  const showAnswer = useShownAnswer(near)
  const answer = useFoundDealers({ near, capability, open, line, limit: shownDealers }, locale)
  return (
    <>
      <section
        aria-labelledby="finder-title"
        data-print="none"
        className="relative -mt-8 grid gap-6 border border-line bg-white p-5 noscript:hidden sm:p-7"
      >
        <h2 id="finder-title" className="sr-only">
          {t('title')}
        </h2>
        <ChipChoice
          legend={t('job')}
          options={dealerJobs.map((value) => ({ value, label: jobs(value) }))}
          chosen={capability}
          onChoose={setCapability}
        />
        <PlaceChoice locale={locale} onPlace={showAnswer} />
        <div className="grid gap-6 md:grid-cols-[1fr_16rem]">
          <ChipChoice
            legend={t('open')}
            options={openTimes.map((value) => ({ value, label: t(`opens.${value}`) }))}
            chosen={open}
            onChoose={setOpen}
          />
          <SelectField
            label={t('line')}
            placeholder={t('anyLine')}
            options={vehicleLines.map((value) => ({ value, label: lines(value) }))}
            value={line}
            onChange={({ target }) => setLine(vehicleLines.find((known) => known === target.value) ?? '')}
          />
        </div>
      </section>
      {near ? <FoundDealers {...answer} job={jobs(capability)} locale={locale} /> : null}
      <div className={near ? 'pt-6' : ''}>{children}</div>
    </>
  )
}
