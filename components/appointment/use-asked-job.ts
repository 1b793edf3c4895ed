'use client'

import { useEffect, useRef } from 'react'
import { jobSchema, type Job } from '@/lib/contract/appointment'

/** Hands over the job a link such as `?job=fitting` asks for, once; a job that is not known is passed over. */
export function useAskedJob(onAsked: (job: Job) => void): void {
  const latest = useRef(onAsked)
  useEffect(() => {
    latest.current = onAsked
  }, [onAsked])
  useEffect(() => {
    const asked = jobSchema.safeParse(new URLSearchParams(location.search).get('job'))
    if (asked.success) latest.current(asked.data)
  }, [])
}
