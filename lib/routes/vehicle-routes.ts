import type { RouteDefinition } from './types'

/** A page for each vehicle of a range; which there are is told by the company's data. */
export const vehicleRoutes = [
  { path: '/car-spring/:model', title: 'car-spring-model' },
  { path: '/dtg-sport/:model' },
  { path: '/z-series/:model' },
  { path: '/GTX/:scooter', title: 'scooter' },
  { path: '/YAMAHA/:scooter', title: 'scooter' },
] as const satisfies readonly RouteDefinition[]
