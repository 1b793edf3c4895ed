import type { AppointmentState } from '@/lib/contract/appointment'

export type AppointmentAction = 'change' | 'accept' | 'cancel' | 'finish'

/** What may happen to a visit in each state, and where it leads. Absent = not allowed. */
const transitions: Record<AppointmentState, Partial<Record<AppointmentAction, AppointmentState>>> = {
  booked: { change: 'changed', accept: 'accepted', cancel: 'cancelled', finish: 'done' },
  changed: { change: 'changed', accept: 'accepted', cancel: 'cancelled', finish: 'done' },
  accepted: { change: 'changed', cancel: 'cancelled', finish: 'done' },
  cancelled: {},
  done: {},
}

/** The state an action leads to; null = it is not allowed. */
export function nextState(state: AppointmentState, action: AppointmentAction): AppointmentState | null {
  return transitions[state][action] ?? null
}

/** Whether its visitor can still move or cancel it: until it begins. */
export function isOpen(state: AppointmentState, begins: Date, now: Date): boolean {
  return nextState(state, 'cancel') !== null && now < begins
}
