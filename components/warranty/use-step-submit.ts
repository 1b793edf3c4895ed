'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { isStillSending } from '@/components/form/still-sending'
import { useSendWhenBack } from '@/components/form/use-send-when-back'
import { reviewStep } from './register-draft'
import type { useRegister } from './use-register'

/** Checks a step or sends the form, one thing at a time and never while a file is on its way. */
export function useStepSubmit({ step, next, sending }: ReturnType<typeof useRegister>) {
  const guardField = useRef<SpamGuardHandle>(null)
  const [busy, setBusy] = useState(false)
  const [hasFileOnItsWay, setHasFileOnItsWay] = useState(false)

  const run = (work: () => Promise<void>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  /** A file on its way would be given up with its step. */
  const fileIsOnItsWay = (element: HTMLFormElement | null) => {
    const sendingFile = element !== null && isStillSending(element)
    setHasFileOnItsWay(sendingFile)
    return sendingFile
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || fileIsOnItsWay(event.currentTarget)) return
    run(() => (step < reviewStep ? next() : sending.send(event, guardField.current)))
  }
  const waits = useSendWhenBack({
    failure: sending.failure,
    send: () => run(() => sending.send(undefined, guardField.current)),
  })
  return { guardField, busy, hasFileOnItsWay, fileIsOnItsWay, onSubmit, waits }
}
