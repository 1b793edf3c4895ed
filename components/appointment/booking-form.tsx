'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
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
import { useAskedJob } from './use-asked-job'
import { useBooking } from './use-booking'
import { useSummaryRows } from './use-summary-rows'
import { VehicleStep } from './vehicle-step'
import { emptyVisit, fieldId, visitFields, type ReadyVisit, type VisitDraft, type VisitField } from './visit-form'
import { VisitSummary } from './visit-summary'
import { WorkshopStep } from './workshop-step'

type Props = { workshops: readonly Workshop[]; guard: SpamGuardProps; locale: Locale }

/** The contract weighs more than the page: it comes when it is first asked. */
function makeLateResolver(locale: Locale): Resolver<VisitDraft, unknown, ReadyVisit> {
  return async (...asked) => (await import('./visit-schema')).makeResolver(locale)(...asked)
}

/** A workshop visit in five answers on one page. What is typed stays, whatever happens to the sending. */
export function BookingForm({ workshops, guard, locale }: Props) {
  const t = useTranslations('appointment')
  const [resolver] = useState(() => makeLateResolver(locale))
  const form = useForm<VisitDraft, unknown, ReadyVisit>({
    resolver,
    defaultValues: emptyVisit(locale),
    shouldFocusError: false,
  })
  const { register, control, formState, setValue, getFieldState, handleSubmit } = form
  const { booked, failure, book, again, forgive, giveUp, keep, isPutBack } = useBooking(form, locale)
  const [tries, setTries] = useState(0)
  const guardField = useRef<SpamGuardHandle>(null)
  // Name, phone and note are not watched, so that typing there draws nothing anew.
  const [chosen, job, vehicle, day, slot] = useWatch({ control, name: ['workshop', 'job', 'vehicle', 'day', 'slot'] })
  const workshop = workshops.find(({ id }) => id === chosen)
  const { isSubmitting } = formState

  const errorOf = (path: VisitField) => {
    const { error } = getFieldState(path, formState)
    const words = visitFields.find((field) => field.path === path)
    if (!error || !words) return undefined
    return t(`errors.${path === 'job' && error.type === 'custom' ? 'jobVehicle' : words.error}`)
  }
  const errors = visitFields.flatMap(({ path }) => {
    // Times are offered once there is a day.
    const message = path === 'slot' && errorOf('day') ? undefined : errorOf(path)
    return message === undefined ? [] : [{ field: fieldId(path), message }]
  })
  const choose = (day: string, slot: string) => {
    setValue('day', day, { shouldValidate: formState.isSubmitted })
    setValue('slot', slot, { shouldValidate: formState.isSubmitted && slot !== '' })
  }
  const forgetTime = () => choose('', '')
  const changeWorkshop = (id: string) => {
    forgetTime()
    if (job !== '' && !workshops.find((other) => other.id === id)?.jobs.some((own) => own.id === job))
      setValue('job', '')
  }
  useAskedJob(
    (asked) => setValue('job', asked),
    (asked) => {
      if (workshops.some(({ id }) => id === asked)) setValue('workshop', asked)
    },
  )
  const findTime = () => (document.getElementById(fieldId('slot')) ?? document.getElementById(fieldId('day')))?.focus()
  const submit = (event?: BaseSyntheticEvent) => {
    forgive()
    void handleSubmit((ready) => book(ready, guardField.current))(event)
      .catch(giveUp)
      .finally(() => setTries((count) => count + 1))
  }

  const waits = useSendWhenBack({ failure, send: submit, keep })
  const rows = useSummaryRows({ job, vehicle, day, slot }, workshop, locale)
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
              onChange: (event: { target: { value: string } }) => changeWorkshop(event.target.value),
            })}
          />
        </StepSection>
        <StepSection id="step-job" number={2} title={t('steps.job')}>
          <JobStep jobs={workshop?.jobs} error={errorOf('job')} field={register('job', { onChange: forgetTime })} />
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
            onChoose={choose}
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
