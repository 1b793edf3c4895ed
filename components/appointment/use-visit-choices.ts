'use client'

import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Workshop } from '@/lib/contract/appointment'
import { useAskedJob } from './use-asked-job'
import type { ReadyVisit, VisitDraft } from './visit-form'

/** What is chosen, and what goes with an answer that is changed: a time belongs to its workshop and job, a job to a workshop that does it. */
export function useVisitChoices(
  { control, formState, setValue }: UseFormReturn<VisitDraft, unknown, ReadyVisit>,
  workshops: readonly Workshop[],
) {
  // Name, phone and note are not watched, so that typing there draws nothing anew.
  const [chosen, job, vehicle, day, slot] = useWatch({ control, name: ['workshop', 'job', 'vehicle', 'day', 'slot'] })

  const chooseTime = (newDay: string, newSlot: string) => {
    setValue('day', newDay, { shouldValidate: formState.isSubmitted })
    setValue('slot', newSlot, { shouldValidate: formState.isSubmitted && newSlot !== '' })
  }
  const forgetTime = () => chooseTime('', '')
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
  const workshop = workshops.find(({ id }) => id === chosen)
  return { chosen, workshop, job, vehicle, day, slot, chooseTime, forgetTime, changeWorkshop }
}
