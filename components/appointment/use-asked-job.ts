'use client'

import { useEffect, useRef } from 'react'
import { jobs, type Job } from '@/lib/contract/workshop-words'

/** Hands over the job and the workshop a link such as `?job=fitting&workshop=sample-bang-na` asks for, once; a job that is not known is passed over. */
export function useAskedJob(onAsked: (job: Job) => void, onWorkshop: (id: string) => void): void {
  const latest = useRef({ onAsked, onWorkshop })
  useEffect(() => {
    latest.current = { onAsked, onWorkshop }
  }, [onAsked, onWorkshop])
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const asked = query.get('job')
    const workshop = query.get('workshop')
    const job = jobs.find((known) => known === asked)
    if (workshop !== null) latest.current.onWorkshop(workshop)
    if (job) latest.current.onAsked(job)
  }, [])
}
