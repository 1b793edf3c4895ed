import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the finder says in the browser. */
export const finderMessages = [
  'dealer.finder',
  'dealer.jobs',
  'dealer.kinds',
  'dealer.open',
  'dealer.holidays',
  'appointment.lines',
] as const satisfies readonly MessagePath[]

export const openNowMessages = ['dealer.open', 'dealer.holidays'] as const satisfies readonly MessagePath[]

export const worldMessages = ['dealer.world', 'appointment.lines'] as const satisfies readonly MessagePath[]
