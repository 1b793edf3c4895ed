'use client'

import { useEffect, useRef } from 'react'
import { jobs, type Job } from '@/lib/contract/workshop-words'

/** Hands over the job a link such as `?job=fitting` asks for, once; a job that is not known is passed over. */
export function useAskedJob(onAsked: (job: Job) => void): void {
  const latest = useRef(onAsked)
  useEffect(() => {
    latest.current = onAsked
  }, [onAsked])
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('job')
    const job = jobs.find((known) => known === asked)
    if (job) latest.current(job)
  }, [])
}
