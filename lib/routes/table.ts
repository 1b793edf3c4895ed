import type { Scope } from '@/lib/contract/scope'
import { accountRoutes } from './account-routes'
import { companyRoutes } from './company-routes'
import { deskRoutes } from './desk-routes'
import { displayCentreRoutes } from './display-centre-routes'
import type { FrameName } from './frames'
import type { GroupKey } from './groups'
import type { GuardName } from './guard-names'
import { internalRoutes } from './internal-routes'
import { productRoutes } from './product-routes'
import { seriesRoutes } from './series-routes'
import { serviceRoutes } from './service-routes'
import { siteRoutes } from './site-routes'
import type { ChangeFrequency, RouteDefinition, SharedTitle } from './types'
import { vehicleRoutes } from './vehicle-routes'
import { locales, type Locale } from '@/lib/i18n/locales'

/** Parts of the site, each with its routes. Search engines are told of each by a sitemap of its own. */
const definitions = {
  site: siteRoutes,
  products: productRoutes,
  series: seriesRoutes,
  vehicles: vehicleRoutes,
  services: serviceRoutes,
  company: companyRoutes,
  account: accountRoutes,
  desk: deskRoutes,
  'display-centre': displayCentreRoutes,
  internal: internalRoutes,
} as const

export type RoutePart = keyof typeof definitions
export type RoutePath = (typeof definitions)[RoutePart][number]['path']

export type Route = {
  path: RoutePath
  /** Nuxt-style name without locale: `/products/:id` → `products-id`, `/` → `index`. */
  name: string
  part: RoutePart
  frame: FrameName
  guards: readonly GuardName[]
  /** Of which the guard `scope` wants one. */
  scopes: readonly Scope[]
  index: boolean
  changes: ChangeFrequency
  group: GroupKey | null
  /** Of the interface's messages; null = its title. */
  label: 'finder' | 'overview' | null
  /** Null = a title under its own name. */
  title: SharedTitle | null
  /** Names of the parameters in the path; empty for a static route. */
  params: readonly string[]
}

function nameOf(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replace(/[:?]/g, '').replace(/\//g, '-')
}

function complete(definition: RouteDefinition & { path: RoutePath }, part: RoutePart): Route {
  return {
    path: definition.path,
    name: nameOf(definition.path),
    part,
    frame: definition.frame ?? 'default',
    guards: definition.guards ?? [],
    scopes: definition.scopes ?? [],
    index: definition.index ?? true,
    changes: definition.changes ?? 'monthly',
    group: definition.group ?? null,
    label: definition.label ?? null,
    title: definition.title ?? null,
    params: [...definition.path.matchAll(/:(\w+)\??/g)].map((match) => match[1] ?? ''),
  }
}

/** Every route of the site; the only place that knows them. */
export const routes: readonly Route[] = Object.entries(definitions).flatMap(([part, table]) =>
  table.map((definition) => complete(definition, part as RoutePart)),
)

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]))
const byLowerCase = new Map<string, Route>(
  routes.filter((route) => route.params.length === 0).map((route) => [route.path.toLowerCase(), route]),
)
const patterns = routes
  .filter((route) => route.params.length > 0)
  .map((route) => ({ route, expression: patternOf(route.path) }))

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)') : `/${part}`))
    .join('')
  return new RegExp(`^${source}$`, 'i')
}

export type RouteMatch = { route: Route; params: Record<string, string> }

/** The route of a shared path (no locale prefix), exact in case; static routes win over patterns. */
export function matchRoute(path: string): RouteMatch | null {
  const exact = byPath.get(path)
  if (exact) return { route: exact, params: {} }
  const match = matchPattern(path)
  return match && match.canonical === path ? match : null
}

function matchPattern(path: string): (RouteMatch & { canonical: string }) | null {
  for (const { route, expression } of patterns) {
    const found = expression.exec(path)
    if (!found) continue
    const values = found.slice(1)
    const params = Object.fromEntries(
      route.params.flatMap((name, i) => (values[i] === undefined ? [] : [[name, values[i]]])),
    )
    return { route, params, canonical: fillPath(route.path, params) }
  }
  return null
}

/** Puts parameters into a pattern; optional ones without a value are left out. */
export function fillPath(path: string, params: Record<string, string>): string {
  return (
    path
      .split('/')
      .map((part) => (part.startsWith(':') ? (params[part.replace(/[:?]/g, '')] ?? '') : part))
      .filter((part, i) => i === 0 || part !== '')
      .join('/') || '/'
  )
}

/** The right spelling of a path that differs from a route only in case (`/gtx` → `/GTX`); null when there is none or it is right already. */
export function correctCase(path: string): string | null {
  const known = byLowerCase.get(path.toLowerCase())
  if (known) return known.path === path ? null : known.path
  const match = matchPattern(path)
  return match && match.canonical !== path ? match.canonical : null
}

/** The route name with its locale code after three underscores: `products-id___th`. */
export function localizedRouteName(route: Pick<Route, 'name'>, locale: Locale): string {
  return `${route.name}___${locales[locale].code}`
}

/** The definition of a known path. */
export function routeOf(path: RoutePath): Route {
  const route = byPath.get(path)
  if (!route) throw new Error(`Unknown route ${path}`)
  return route
}
