import type { RouteDefinition } from './types'

const ofDealers = { frame: 'dashboard', guards: ['auth', 'scope'], scopes: ['dealer'], index: false } as const

export const accountRoutes = [
  { path: '/login', frame: 'header without links', guards: ['guest'], index: false },
  { path: '/register', frame: 'header without links', guards: ['guest'], index: false },
  { path: '/password/forgot', frame: 'header without links', guards: ['guest'], index: false },
  { path: '/password/reset', frame: 'header without links', guards: ['guest'], index: false },
  { path: '/user', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/garage', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/warranties', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/messages', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/settings', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/data', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/second-factor', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/dealer', ...ofDealers },
  { path: '/user/dealer/listing', ...ofDealers },
  { path: '/user/dealer/visits', ...ofDealers },
  { path: '/user/dealer/people', ...ofDealers },
  { path: '/user/dealer/downloads', ...ofDealers },
  { path: '/user/dealer/join', frame: 'dashboard', guards: ['auth'], index: false },
  { path: '/user/recentlyViewedProducts', group: 'find', index: false },
] as const satisfies readonly RouteDefinition[]
