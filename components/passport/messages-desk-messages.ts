import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page that stops reminders and news says in the browser. */
export const messageSettingMessages = [
  'warranty.messages',
  'passport.failures',
  'form.full',
  'form.retry',
  'routes.services-warranty-passport',
] as const satisfies readonly MessagePath[]
