import type { RouteDefinition } from './types'

export const internalTestRoutes = [
  { path: '/test/azureFrontDoor', guards: ['internal'], index: false },
  { path: '/test/design', guards: ['internal'], index: false, ready: true },
  { path: '/test/getCountry', guards: ['internal'], index: false },
  { path: '/test/getCountryByGeolocation', guards: ['internal'], index: false },
  { path: '/test/getIpAddress', guards: ['internal'], index: false },
  { path: '/test/getLocation', guards: ['internal'], index: false },
  { path: '/test/getLocation2', guards: ['internal'], index: false },
  { path: '/test/test-cookies-consent', guards: ['internal'], index: false },
  { path: '/test/test-getCountryByIp', guards: ['internal'], index: false },
  { path: '/test/testPopup', guards: ['internal'], index: false },
] as const satisfies readonly RouteDefinition[]
