import type { RouteDefinition } from './types'

export const carSpringRoutes = [
  { path: '/car-spring/alphard-hybrid-2016-current' },
  { path: '/car-spring/attrage-2019-current' },
  { path: '/car-spring/avanza-2012-current' },
  { path: '/car-spring/byd-atto3-2022-current' },
  { path: '/car-spring/city-gm-2008-2019' },
  { path: '/car-spring/city-gn-turbo-2020-current' },
  { path: '/car-spring/city-hatchback-2021' },
  { path: '/car-spring/ertiga' },
  { path: '/car-spring/haval-h6' },
  { path: '/car-spring/mirage' },
  { path: '/car-spring/mobilio' },
  { path: '/car-spring/ranger-raptor' },
  { path: '/car-spring/staria' },
  { path: '/car-spring/veloz' },
  { path: '/car-spring/xpander' },
  { path: '/car-spring/coming-soon' },
] as const satisfies readonly RouteDefinition[]
