'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import type { Workshop } from '@/lib/contract/appointment'
import { jobs as allJobs } from '@/lib/contract/workshop-words'
import { jobTable } from '@/lib/domain/appointment/jobs'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { fieldId } from './visit-form'

type Props = {
  /** Those of the chosen workshop; before one is chosen, all of them. */ jobs: Workshop['jobs'] | undefined
  error: string | undefined
  field: UseFormRegisterReturn
}

const everyJob = allJobs.map((id) => ({ id, minutes: jobTable[id].minutes }))

/** What is to be done, as far as the chosen workshop does it. */
export function JobStep({ jobs, error, field }: Props) {
  const t = useTranslations('appointment')
  return (
    <FieldGroup id={fieldId('job')} legend={t('job.legend')} error={error} role="radiogroup" required>
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
                  {t(`jobs.${job.id}.name`)}
                  <span className="figure shrink-0 font-normal text-steel">
                    {t('duration', { hours: formatDecimal(job.minutes / 60) })}
                  </span>
                </span>
              }
              detail={t(`jobs.${job.id}.text`)}
              {...field}
              {...(index === 0 && { id })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
