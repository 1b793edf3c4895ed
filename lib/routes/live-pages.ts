const listKeys = [
  'family',
  'kind',
  'series',
  'construction',
  'adjuster',
  'axle',
  'lengthMin',
  'lengthMax',
  'priceMin',
  'priceMax',
  'vehicle',
  'vehicleType',
  'measureLength',
  'measureStroke',
  'measureTop',
  'measureBottom',
  'sort',
  'page',
] as const

/** Pages that are stored without a query, and rendered on request when the address has one of these keys. */
export const livePages = [
  { path: '/products', keys: ['type', 'brand', 'model'] },
  { path: '/products/list', keys: listKeys },
  { path: '/products/list2', keys: listKeys },
  { path: '/products/list3', keys: listKeys },
  { path: '/products/compare', keys: ['ids'] },
  { path: '/application-list', keys: ['type', 'brand', 'model', 'year', 'page'] },
  { path: '/applist', keys: ['brand'] },
  { path: '/search', keys: ['q'] },
  { path: '/user/recentlyViewedProducts', keys: ['ids'] },
] as const satisfies readonly { path: string; keys: readonly string[] }[]

/** Whether an address is rendered on request instead of being read from the store. */
export function isLivePage(path: string, query: URLSearchParams): boolean {
  return livePages.some((page) => page.path === path && page.keys.some((key) => query.has(key)))
}
