import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the dealers' pages say in the browser. */
export const cornerMessages = [
  'dealer-corner',
  'dealer.jobs',
  'appointment.lines',
  'appointment.jobs',
  'appointment.time',
  'account.failures',
  'form.upload',
  'form.retry',
  'form.full',
] as const satisfies readonly MessagePath[]
