'use client'

import { useState } from 'react'
import type { PreparedCall } from '@/lib/domain/operation/call'
import { callOperation, type CallAnswer } from './call-operation'

/** null = nothing was sent yet. */
export type CallOutcome = CallAnswer | 'failed' | null

/** One call at a time, and what came of it. */
export function useCall() {
  const [outcome, setOutcome] = useState<CallOutcome>(null)
  const [busy, setBusy] = useState(false)
  const call = async (prepared: PreparedCall) => {
    if (busy) return
    setBusy(true)
    setOutcome(await callOperation(prepared).catch(() => 'failed' as const))
    setBusy(false)
  }
  return { outcome, busy, call }
}
