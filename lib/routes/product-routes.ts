import type { RouteDefinition } from './types'

export const productRoutes = [
  { path: '/products', group: 'find', label: 'finder', changes: 'weekly' },
  { path: '/products/list', group: 'find', changes: 'weekly' },
  { path: '/products/brand', group: 'find', changes: 'weekly' },
  { path: '/products/auto', group: 'find', changes: 'weekly' },
  { path: '/application-list', group: 'find' },
  { path: '/promotion', group: 'find', changes: 'weekly' },
  { path: '/products/compare', group: 'find', index: false },
  { path: '/products/list2', index: false },
  { path: '/products/list3', index: false },
  { path: '/products/:id', changes: 'weekly' },
  { path: '/catalogue/Bigbike' },
  { path: '/catalogue/High-Performance' },
  { path: '/catalogue/Master-Catalogue' },
  { path: '/catalogue/Moto-Scooter' },
  { path: '/catalogue/Vespa' },
  { path: '/catalogue/:edition/:sheet' },
  { path: '/applist', index: false },
  { path: '/promotion-auto', changes: 'weekly' },
  { path: '/promotion-moto', changes: 'weekly' },
] as const satisfies readonly RouteDefinition[]
