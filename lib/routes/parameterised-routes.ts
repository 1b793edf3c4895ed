import type { RouteDefinition } from './types'

export const parameterisedRoutes = [
  { path: '/career/register/:id?', changes: 'weekly' },
  { path: '/career/:id/:position?', changes: 'weekly' },
  { path: '/community/:id', changes: 'weekly' },
  { path: '/newsAndEvents/:id', changes: 'weekly' },
  { path: '/products/:id', changes: 'weekly', ready: true },
  { path: '/services/faq/:question', ready: true },
  { path: '/whereToBuy/:id/:shop?' },
  { path: '/car-spring/:model' },
  { path: '/dtg-sport/:model' },
  { path: '/z-series/:model' },
] as const satisfies readonly RouteDefinition[]
