'use client'

import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { SpamGuard } from '@/lib/contract/spam-guard'
import { RobotCheck, type RobotCheckHandle, type RobotCheckProps } from './robot-check'

export type SpamGuardHandle = {
  /** What to send along as `guard`. `keptAt`: when the draft that was gone on with was last written, ISO time. Never throws. */
  read: (keptAt?: string | null) => Promise<SpamGuard>
}

/** Made by `spamGuardProps` on the server. */
export type SpamGuardProps = { trapLabel: string; robot: RobotCheckProps }

type Props = SpamGuardProps & { ref?: Ref<SpamGuardHandle>; onError?: (error: Error) => void }

/** What tells people from machines, for the end of any public form: a field only machines see, the time they take, and the robot check where one is configured. */
export function SpamGuardField({ ref, trapLabel, robot, onError }: Props) {
  const trap = useRef<HTMLInputElement>(null)
  const check = useRef<RobotCheckHandle>(null)
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      async read(keptAt) {
        const robotToken = await check.current?.execute()
        return {
          website: trap.current?.value ?? '',
          // Who comes back to a whole draft sends it with one touch: it took the time since it was written at least.
          elapsedMs: Math.round(
            Math.max(performance.now() - shownAt.current, keptAt ? Date.now() - Date.parse(keptAt) : 0),
          ),
          ...(robotToken !== undefined && { robotToken }),
        }
      },
    }),
    [],
  )

  return (
    <>
      <div aria-hidden="true" className="sr-only">
        <label>
          {trapLabel}
          <input
            ref={trap}
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            maxLength={500}
            defaultValue=""
          />
        </label>
      </div>
      <RobotCheck ref={check} {...robot} {...(onError && { onError })} />
    </>
  )
}
