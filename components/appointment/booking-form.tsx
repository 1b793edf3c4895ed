'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { PutBackNote } from '@/components/form/put-back-note'
import { useSendWhenBack } from '@/components/form/use-send-when-back'
import { WaitingNotice } from '@/components/form/waiting-notice'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { Button } from '@/components/ui/button'
import type { Workshop } from '@/lib/contract/appointment'
import type { Locale } from '@/lib/i18n/locales'
import { BookedPanel } from './booked-panel'
import { ContactStep } from './contact-step'
import { FailureNotice } from './failure-notice'
import { JobStep } from './job-step'
import { PhoneRow } from './phone-row'
import { StepSection } from './step-section'
import { TimeChooser } from './time-chooser'
import { useBooking } from './use-booking'
import { useSummaryRows } from './use-summary-rows'
import { useVisitChoices } from './use-visit-choices'
import { useVisitErrors } from './use-visit-errors'
import { VehicleStep } from './vehicle-step'
import { fieldId } from './visit-form'
import { VisitSummary } from './visit-summary'
import { WorkshopStep } from './workshop-step'

type Props = { workshops: readonly Workshop[]; guard: SpamGuardProps; locale: Locale }

const findTime = () => (document.getElementById(fieldId('slot')) ?? document.getElementById(fieldId('day')))?.focus()

/** A workshop visit in five answers on one page. What is typed stays, whatever happens to the sending. */
export function BookingForm({ workshops, guard, locale }: Props) {
  const t = useTranslations('appointment')
  const { form, booked, failure, book, again, forgive, giveUp, keep, isPutBack } = useBooking(locale)
  const { register, control, formState, handleSubmit } = form
  const [tries, setTries] = useState(0)
  const guardField = useRef<SpamGuardHandle>(null)
  const choices = useVisitChoices(form, workshops)
  const { chosen, workshop, job, day, slot } = choices
  const { errorOf, list: errors } = useVisitErrors(form)
  const { isSubmitting } = formState

  const submit = (event?: BaseSyntheticEvent) => {
    forgive()
    void handleSubmit((ready) => book(ready, guardField.current))(event)
      .catch(giveUp)
      .finally(() => setTries((count) => count + 1))
  }

  const waits = useSendWhenBack({ failure, send: submit, keep })
  const rows = useSummaryRows(choices, workshop, locale)
  const summary = (
    <VisitSummary rows={rows}>
      <PhoneRow control={control} />
    </VisitSummary>
  )
  if (booked) return <BookedPanel booked={booked} summary={summary} onAnother={again} />
  return (
    <form
      noValidate
      aria-label={t('form')}
      onSubmit={submit}
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 gap-10">
        {isPutBack && <PutBackNote onAnew={again} />}
        <StepSection id="step-workshop" number={1} title={t('steps.workshop')}>
          <WorkshopStep
            workshops={workshops}
            chosen={chosen}
            error={errorOf('workshop')}
            locale={locale}
            field={register('workshop', {
              onChange: (event: { target: { value: string } }) => choices.changeWorkshop(event.target.value),
            })}
          />
        </StepSection>
        <StepSection id="step-job" number={2} title={t('steps.job')}>
          <JobStep
            jobs={workshop?.jobs}
            error={errorOf('job')}
            field={register('job', { onChange: choices.forgetTime })}
          />
        </StepSection>
        <StepSection id="step-vehicle" number={3} title={t('steps.vehicle')}>
          <VehicleStep form={form} errorOf={errorOf} locale={locale} />
        </StepSection>
        <StepSection id="step-time" number={4} title={t('steps.time')}>
          <TimeChooser
            workshop={chosen}
            job={job}
            day={day}
            slot={slot}
            onChoose={choices.chooseTime}
            errors={{ day: errorOf('day'), slot: errorOf('slot') }}
            locale={locale}
          />
        </StepSection>
        <StepSection id="step-contact" number={5} title={t('steps.contact')}>
          <ContactStep register={register} errorOf={errorOf} />
        </StepSection>
        <SpamGuardField ref={guardField} {...guard} />
      </div>
      <aside aria-labelledby="summary" className="grid gap-5 border border-line bg-white p-5 lg:sticky lg:top-24">
        <h2 id="summary" className="text-xl">
          {t('summary.title')}
        </h2>
        {summary}
        {errors.length > 0 && tries > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={errors} /> : null}
        {waits && <WaitingNotice />}
        {failure && !waits ? <FailureNotice failure={failure} onChooseTime={findTime} /> : null}
        <Button type="submit" busy={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'submit')}
        </Button>
      </aside>
    </form>
  )
}
