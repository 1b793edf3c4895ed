'use client'

import { useEffect } from 'react'
import { findField } from './register-fields'
import type { RegisterFormValues } from './step-props'

/** A refused field is judged again with every change; one that is being filled in for the first time only when it is left. */
export function useRejudging({ subscribe, getFieldState, trigger }: RegisterFormValues): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const path = name && findField(name)?.path
          if (path && getFieldState(path).error) void trigger(path).catch(() => undefined)
        },
      }),
    [subscribe, getFieldState, trigger],
  )
}
