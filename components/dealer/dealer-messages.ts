import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the finder says in the browser. */
export const finderMessages = [
  'dealer.finder',
  'dealer.jobs',
  'dealer.kinds',
  'dealer.open',
  'appointment.lines',
] as const satisfies readonly MessagePath[]

export const openNowMessages = ['dealer.open'] as const satisfies readonly MessagePath[]

export const worldMessages = ['dealer.world', 'appointment.lines'] as const satisfies readonly MessagePath[]
