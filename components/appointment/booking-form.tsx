'use client'

import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { ErrorSummary } from '@/components/form/error-summary'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { Button } from '@/components/ui/button'
import type { Workshop } from '@/lib/contract/appointment'
import { formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { BookedPanel } from './booked-panel'
import type { BookingTexts } from './booking-texts'
import { ContactStep } from './contact-step'
import { longDay, timeSpan } from './day-label'
import { FailureNotice } from './failure-notice'
import { JobStep } from './job-step'
import { StepSection } from './step-section'
import { TimeChooser } from './time-chooser'
import { useAskedJob } from './use-asked-job'
import { useBooking } from './use-booking'
import { VehicleStep } from './vehicle-step'
import { emptyVisit, fieldId, visitFields, type ReadyVisit, type VisitDraft, type VisitField } from './visit-form'
import { VisitSummary, type SummaryRow } from './visit-summary'
import { WorkshopStep } from './workshop-step'

type Props = { workshops: readonly Workshop[]; texts: BookingTexts; guard: SpamGuardProps; locale: Locale }

function summaryRows(
  visit: Pick<VisitDraft, 'job' | 'vehicle' | 'day' | 'slot'>,
  workshop: Workshop | undefined,
  texts: BookingTexts,
  locale: Locale,
): SummaryRow[] {
  const { summary, jobs } = texts
  const minutes = workshop?.jobs.find(({ id }) => id === visit.job)?.minutes ?? 0
  const { brand, model, year } = visit.vehicle
  // One that is still being typed is none.
  const known = year !== null && year >= 1950
  return [
    { label: summary.workshop, value: workshop && `${workshop.name}, ${workshop.address}` },
    { label: summary.job, value: visit.job === '' ? '' : jobs[visit.job] },
    {
      label: summary.vehicle,
      value: [brand, model, known ? formatYear(year, locale) : ''].filter(Boolean).join(' '),
    },
    {
      label: summary.time,
      value: visit.slot === '' ? '' : `${longDay(visit.day, locale)}, ${timeSpan(visit.slot, minutes)}`,
    },
  ]
}

/** The contract weighs more than the page: it comes when it is first asked. */
const lateResolver: Resolver<VisitDraft, unknown, ReadyVisit> = async (...asked) =>
  (await import('./visit-schema')).resolveVisit(...asked)

/** A workshop visit in five answers on one page. What is typed stays, whatever happens to the sending. */
export function BookingForm({ workshops, texts, guard, locale }: Props) {
  const form = useForm<VisitDraft, unknown, ReadyVisit>({
    resolver: lateResolver,
    defaultValues: emptyVisit,
    shouldFocusError: false,
  })
  const { register, control, formState, setValue, getFieldState, handleSubmit } = form
  const { booked, failure, book, again, forgive } = useBooking(form, locale)
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
    return path === 'job' && error.type === 'custom' ? texts.errors.jobVehicle : texts.errors[words.error]
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
  useAskedJob((asked) => setValue('job', asked))
  const findTime = () => (document.getElementById(fieldId('slot')) ?? document.getElementById(fieldId('day')))?.focus()
  const submit = (event: BaseSyntheticEvent) => {
    forgive()
    void handleSubmit((ready) => book(ready, guardField.current))(event).finally(() => setTries((count) => count + 1))
  }

  const rows = summaryRows({ job, vehicle, day, slot }, workshop, texts, locale)
  if (booked) return <BookedPanel booked={booked} rows={rows} texts={texts} onAnother={again} />
  return (
    <form
      noValidate
      aria-label={texts.form}
      onSubmit={submit}
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 gap-10">
        <StepSection id="step-workshop" number={1} title={texts.steps.workshop}>
          <WorkshopStep
            workshops={workshops}
            texts={texts}
            chosen={chosen}
            error={errorOf('workshop')}
            field={register('workshop', {
              onChange: (event: { target: { value: string } }) => changeWorkshop(event.target.value),
            })}
          />
        </StepSection>
        <StepSection id="step-job" number={2} title={texts.steps.job}>
          <JobStep
            jobs={workshop?.jobs}
            texts={texts}
            error={errorOf('job')}
            field={register('job', { onChange: forgetTime })}
          />
        </StepSection>
        <StepSection id="step-vehicle" number={3} title={texts.steps.vehicle}>
          <VehicleStep form={form} errorOf={errorOf} texts={texts} locale={locale} />
        </StepSection>
        <StepSection id="step-time" number={4} title={texts.steps.time}>
          <TimeChooser
            workshop={chosen}
            job={job}
            day={day}
            slot={slot}
            onChoose={choose}
            errors={{ day: errorOf('day'), slot: errorOf('slot') }}
            texts={texts.time}
            locale={locale}
          />
        </StepSection>
        <StepSection id="step-contact" number={5} title={texts.steps.contact}>
          <ContactStep register={register} errorOf={errorOf} texts={texts} />
        </StepSection>
        <SpamGuardField ref={guardField} {...guard} />
      </div>
      <aside aria-labelledby="summary" className="grid gap-5 border border-line bg-white p-5 lg:sticky lg:top-24">
        <h2 id="summary" className="text-xl">
          {texts.summary.title}
        </h2>
        <VisitSummary rows={rows} open={texts.summary.open} />
        {errors.length > 0 && tries > 0 ? (
          <ErrorSummary key={tries} title={texts.errors.title} errors={errors} />
        ) : null}
        {failure && failure !== 'INVALID_INPUT' ? (
          <FailureNotice code={failure} texts={texts.errors} onChooseTime={findTime} />
        ) : null}
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
      </aside>
    </form>
  )
}
