'use client'

import { useCallback, useState } from 'react'
import { reviewStep } from './register-draft'
import { registerFields } from './register-fields'

type Place = {
  step: number
  /** Counts refusals of the step, so that each shows its summary anew. */ tries: number
  /** A heading takes the focus once the visitor has moved. */ moved: boolean
  /** Counts fresh beginnings. */ epoch: number
}

/** Where in the form the visitor stands. */
export function usePlace() {
  const [place, setPlace] = useState<Place>({ step: 0, tries: 0, moved: false, epoch: 0 })

  const refuse = useCallback(
    (step?: number) =>
      setPlace((before) => ({ ...before, step: step ?? before.step, tries: before.tries + 1, moved: true })),
    [],
  )
  /** Stands where the first error is. */
  const refuseAt = useCallback(
    (paths: readonly string[]) =>
      refuse(registerFields.find(({ path }) => paths.includes(path))?.line.step ?? reviewStep),
    [refuse],
  )
  const moveTo = useCallback((step: number) => setPlace(({ epoch }) => ({ step, tries: 0, moved: true, epoch })), [])
  const beginAt = useCallback(
    (step: number, moved: boolean) => setPlace(({ epoch }) => ({ step, tries: 0, moved, epoch: epoch + 1 })),
    [],
  )
  return { place, refuse, refuseAt, moveTo, beginAt }
}
