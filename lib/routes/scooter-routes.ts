import type { RouteDefinition } from './types'

export const scooterRoutes = [
  { path: '/GTX/ADV150' },
  { path: '/GTX/ADV160' },
  { path: '/GTX/ADV350' },
  { path: '/GTX/AEROX155' },
  { path: '/GTX/CLICK160' },
  { path: '/GTX/FORZA300-350' },
  { path: '/GTX/LEAD125' },
  { path: '/GTX/NMAX155' },
  { path: '/GTX/PCX160' },
  { path: '/GTX/XMAX300' },
  { path: '/YAMAHA/FAZZIO-125' },
] as const satisfies readonly RouteDefinition[]
