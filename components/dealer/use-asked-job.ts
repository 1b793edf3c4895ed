'use client'

import { useState } from 'react'
import { isDealerJob, type DealerJob } from '@/components/nearest/dealer-jobs'
import { useHydrated } from '@/components/next/use-hydrated'

/** The job that is searched for: what was chosen, else what a link such as `?job=overhaul` says, else buying. */
export function useAskedJob() {
  const [chosen, setChosen] = useState<DealerJob | null>(null)
  const asked = useHydrated() ? new URLSearchParams(location.search).get('job') : null
  return [chosen ?? (isDealerJob(asked) ? asked : 'sales'), setChosen] as const
}
