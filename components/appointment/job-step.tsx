'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import type { Workshop } from '@/lib/contract/appointment'
import { jobs as allJobs } from '@/lib/contract/workshop-words'
import { jobTable } from '@/lib/domain/appointment/jobs'
import { formatFigure } from '@/lib/i18n/format-figure'
import type { BookingTexts } from './booking-texts'
import { fieldId } from './visit-form'

type Props = {
  /** Those of the chosen workshop; before one is chosen, all of them. */ jobs: Workshop['jobs'] | undefined
  texts: BookingTexts
  error: string | undefined
  field: UseFormRegisterReturn
}

const everyJob = allJobs.map((id) => ({ id, minutes: jobTable[id].minutes }))

/** What is to be done, as far as the chosen workshop does it. */
export function JobStep({ jobs, texts, error, field }: Props) {
  return (
    <FieldGroup id={fieldId('job')} legend={texts.job.legend} error={error} role="radiogroup" required>
      {({ id }) => (
        <div className="grid gap-2 sm:grid-cols-2">
          {(jobs ?? everyJob).map((job, index) => (
            <Choice
              key={job.id}
              type="radio"
              framed
              value={job.id}
              label={
                <span className="flex justify-between gap-3">
                  {texts.jobs[job.id]}
                  <span className="figure shrink-0 font-normal text-steel">
                    {texts.duration.replace('{hours}', formatFigure(job.minutes / 60))}
                  </span>
                </span>
              }
              detail={texts.jobDetails[job.id]}
              {...field}
              {...(index === 0 && { id })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
