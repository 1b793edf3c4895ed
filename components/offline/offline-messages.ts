import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page about things kept on the device says in the browser. */
export const offlineMessages: readonly MessagePath[] = [
  'offline.away',
  'offline.noStore',
  'offline.save',
  'offline.packs',
  'offline.viewed',
  'offline.warranty',
  'offline.forms',
  'routes.services-warranty-register',
  'routes.appointment',
  'routes.contactUs',
  'routes.career-register-id',
  'routes.community-send',
]
