import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What diagnostics say in the browser. */
export const probeMessages = {
  azureFrontDoor: ['diagnostics.azureFrontDoor', 'diagnostics.none'],
  getLocation: ['diagnostics.getLocation', 'diagnostics.getCountryByGeolocation', 'diagnostics.ms'],
  getLocation2: ['diagnostics.getLocation2', 'diagnostics.unknown'],
  cookies: ['diagnostics.cookies'],
  popups: ['diagnostics.popups'],
} as const satisfies Record<string, readonly MessagePath[]>
