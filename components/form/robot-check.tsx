'use client'

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { createDeferred, withTimeout } from '@/lib/client/robot-check/deferred'
import { loadRobotScript } from '@/lib/client/robot-check/script'
import { requireSettings, robotErrors, type GivenSettings, type RobotSettings } from '@/lib/client/robot-check/settings'
import { renderWidget, type RobotRunner } from '@/lib/client/robot-check/widget'

const RobotCheckV3 = lazy(async () => ({ default: (await import('./robot-check-v3')).RobotCheckV3 }))

/** A script that is still loading when the form is sent is waited for so long; a task of the invisible kind takes a person a while. */
const loadMs = 6000
const taskMs: Record<RobotSettings['version'], number> = { '2': 1000, '2-invisible': 60_000, '3': 8000 }
/** Written out for Tailwind, which makes the class: a rule may stand in the style sheet, but not in the page. */
const hiddenBadge = '[&_.grecaptcha-badge]:invisible!'

export type RobotCheckHandle = {
  /** A token for one sending of the form; undefined = none to be had. Never throws: the form goes without. */
  execute: () => Promise<string | undefined>
}

export type RobotCheckProps = {
  /** null = no robot check is configured: nothing is shown or loaded. */
  settings: GivenSettings | null
  /** Words of the form in the provider's statistics, such as `warranty_register`. */
  action: string
  texts: { hint: string; notice: ReactNode }
  /** The badge in the corner may be hidden where the notice is shown instead. */
  hideBadge?: boolean
}

type Props = RobotCheckProps & { ref?: Ref<RobotCheckHandle>; onError?: (error: Error) => void }

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(robotErrors.notExecuted)
}

/** Asks a provider whether a person is sending this form, once the form is first touched. Inside a `<form>`. */
export function RobotCheck({ ref, settings, action, texts, hideBadge = true, onError }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const report = useRef(onError)
  const [ready] = useState(() => createDeferred<RobotRunner>())
  const [started, setStarted] = useState<RobotSettings | null>(null)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    report.current = onError
  }, [onError])

  useEffect(() => {
    const form = frame.current?.closest('form')
    if (!settings || !form) return
    try {
      const whole = requireSettings(settings)
      const begin = () => setStarted((before) => before ?? whole)
      form.addEventListener('focusin', begin, { once: true })
      return () => form.removeEventListener('focusin', begin)
    } catch (error) {
      ready.reject(toError(error))
      report.current?.(toError(error))
      return undefined
    }
  }, [settings, ready])

  useEffect(() => {
    if (!started) return
    let gone = false
    loadRobotScript(started)
      .then((provider) => {
        if (gone) return
        setLoaded(true)
        if (started.version !== '3' && box.current && box.current.childElementCount === 0)
          ready.resolve(renderWidget(provider, box.current, started))
      })
      .catch((error: unknown) => {
        ready.reject(toError(error))
        if (!gone) report.current?.(toError(error))
      })
    return () => {
      gone = true
    }
  }, [started, ready])

  useEffect(() => {
    if (!started || !hideBadge || started.version === '2') return
    document.body.classList.add(hiddenBadge)
    return () => document.body.classList.remove(hiddenBadge)
  }, [started, hideBadge])

  const version = started?.version
  const execute = useCallback(async () => {
    if (!version) return undefined
    const run = await withTimeout(ready.promise, loadMs, new Error(robotErrors.notLoaded)).catch(() => null)
    if (!run) return undefined
    const late = new Error(robotErrors.notExecuted)
    // The provider may throw at once as well as later.
    const token = Promise.resolve().then(() => run(action))
    return withTimeout(token, taskMs[version], late).catch((error: unknown) => {
      report.current?.(new Error(robotErrors.notExecuted, { cause: error }))
      return undefined
    })
  }, [action, ready, version])
  useImperativeHandle(ref, () => ({ execute }), [execute])

  if (!settings) return null
  return (
    <div ref={frame} className="grid gap-2 text-sm text-steel">
      {version === '2' ? <p>{texts.hint}</p> : null}
      <div ref={box} />
      {settings.version !== '2' && hideBadge ? <p className="max-w-text">{texts.notice}</p> : null}
      <Suspense>
        {started?.version === '3' && loaded ? <RobotCheckV3 settings={started} onReady={ready.resolve} /> : null}
      </Suspense>
    </div>
  )
}
