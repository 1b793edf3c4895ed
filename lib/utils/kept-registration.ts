import type { TabKey } from '@/lib/config/browser-keys'

/** A registration whose code was sent: all that its second step needs, which without the code opens nothing. */
export type SentRegistration = {
  registration: string
  /** Where the code went. */
  to: string
  /** Left until the code is over; at least 1. */
  minutes: number
}

const storageKey: TabKey = 'registration'
const minuteMs = 60_000

/** Keeps the step until this tab is closed, because a phone may drop the page while the message is read; null forgets it. Storage that is forbidden is ignored. */
export function keepRegistration(sent: SentRegistration | null, now: Date): void {
  try {
    if (sent)
      sessionStorage.setItem(
        storageKey,
        `${sent.registration} ${now.getTime() + sent.minutes * minuteMs} ${encodeURIComponent(sent.to)}`,
      )
    else sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
}

/** The step this tab keeps; null = none, or its code is over. */
export function keptRegistration(now: Date): SentRegistration | null {
  try {
    const [registration = '', until = '', to = ''] = (sessionStorage.getItem(storageKey) ?? '').split(' ')
    const minutes = Math.ceil((Number(until) - now.getTime()) / minuteMs)
    return minutes > 0 ? { registration, to: decodeURIComponent(to), minutes } : null
  } catch {
    return null
  }
}
