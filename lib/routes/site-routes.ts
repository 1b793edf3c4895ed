import type { RouteDefinition } from './types'

export const siteRoutes = [
  { path: '/', changes: 'daily' },
  { path: '/index-002', index: false },
  { path: '/search', index: false },
  { path: '/offline', index: false },
] as const satisfies readonly RouteDefinition[]
