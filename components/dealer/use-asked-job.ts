'use client'

import { isDealerJob, type DealerJob } from '@/components/nearest/dealer-jobs'
import { useEffect, useState } from 'react'

/** The job that is searched for: a link such as `?job=overhaul` says it, else buying. */
export function useAskedJob() {
  const [job, setJob] = useState<DealerJob>('sales')
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('job')
    if (!isDealerJob(asked)) return
    const timer = setTimeout(() => setJob(asked), 0)
    return () => clearTimeout(timer)
  }, [])
  return [job, setJob] as const
}
