'use client'

import { useState } from 'react'
import { useKeptForm } from '@/components/form/use-kept-form'
import { callCompany } from '@/lib/client/browser'
import type { Failure } from '@/lib/client/read-failure'
import { applicationNotice } from '@/lib/domain/job-application'
import type { Locale } from '@/lib/i18n/locales'
import { applyPlan } from './apply-plan'
import type { ReadyApplication } from './apply-table'

/** The application form. `closed`: the posting was closed while it was being filled in. */
export function useApply(jobId: string | null, locale: Locale) {
  const [closed, setClosed] = useState(false)
  const bodyOf = (ready: ReadyApplication) => ({
    ...ready,
    lang: locale,
    notice: applicationNotice,
    ...(jobId !== null && { jobId }),
  })
  const takesFailure = ({ fields }: Failure) => {
    const isClosed = fields.some(({ path }) => path === 'jobId')
    if (isClosed) setClosed(true)
    return isClosed
  }
  const kept = useKeptForm(
    applyPlan,
    { bodyOf, call: (body) => callCompany('sendApplication', body), takesFailure },
    locale,
  )
  return { ...kept, closed }
}
