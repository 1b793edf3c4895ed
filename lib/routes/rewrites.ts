import { locales } from '../i18n/locales'

type Rewrite = { source: string; destination: string; has?: { type: 'query'; key: string }[] }
type Redirect = { source: string; destination: string; permanent: boolean }

const listKeys = ['family', 'kind', 'series', 'construction', 'adjuster', 'axle', 'lengthMin', 'lengthMax', 'priceMin', 'priceMax', 'vehicle', 'vehicleType', 'measureLength', 'measureStroke', 'measureTop', 'measureBottom', 'sort', 'page'] as const

/** Pages that are stored without a query, and rendered on request when the address has one of these keys. */
export const livePages = [
  { path: '/products', keys: ['type', 'brand', 'model'] },
  { path: '/products/list', keys: listKeys },
  { path: '/products/list2', keys: listKeys },
  { path: '/products/list3', keys: listKeys },
  { path: '/products/compare', keys: ['ids'] },
  { path: '/search', keys: ['q'] },
  { path: '/user/recentlyViewedProducts', keys: ['ids'] },
] as const satisfies readonly { path: string; keys: readonly string[] }[]

const notPages = 'api/|_next/|th(?:/|$)|jp(?:/|$)|en(?:/|$)|ja(?:/|$)|.*\\.[a-z0-9]+$'

/** English has no prefix and Japanese has its own: both are mapped to the `[locale]` segment here, without middleware. */
export function rewriteTable(): Rewrite[] {
  return Object.entries(locales).flatMap(([segment, { prefix }]) => {
    const live = livePages.flatMap((page) => page.keys.map((key) => ({ source: prefix + page.path, has: [{ type: 'query' as const, key }], destination: `/${segment}${page.path}/live` })))
    if (prefix === '') return [...live, { source: '/', destination: `/${segment}` }, { source: `/:path((?!${notPages}).+)`, destination: `/${segment}/:path` }]
    if (prefix === `/${segment}`) return live
    return [...live, { source: prefix, destination: `/${segment}` }, { source: `${prefix}/:path*`, destination: `/${segment}/:path*` }]
  })
}

/** Internal spellings of a locale lead to the public one. */
export function redirectTable(): Redirect[] {
  return [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    { source: '/ja', destination: '/jp', permanent: true },
    { source: '/ja/:path*', destination: '/jp/:path*', permanent: true },
  ]
}

/** Whether an address is rendered on request instead of being read from the store. */
export function isLivePage(path: string, query: URLSearchParams): boolean {
  return livePages.some((page) => page.path === path && page.keys.some((key) => query.has(key)))
}
