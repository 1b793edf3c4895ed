import type { Messages } from '@/lib/i18n/namespaces'
import { fillPath, type Route } from './table'

export type RouteTitleKey = keyof Messages['routes']
export type RouteTitle = {
  key: RouteTitleKey
  /** What the last part of the path names; for titles with `{name}`. */ name: string
}

/** Message key of a route's title, and the name that a shared title needs. */
export function routeTitle(
  route: Pick<Route, 'path' | 'name' | 'title'>,
  params: Record<string, string> = {},
): RouteTitle {
  const last = fillPath(route.path, params).split('/').at(-1) ?? ''
  // A route without a shared title has one under its own name; the test of this file holds the messages to it.
  return { key: route.title ?? (route.name as RouteTitleKey), name: humanize(last) }
}

/** A readable name from an address part: `city-gm-2008-2019` → `City GM 2008–2019`; names with capitals stay as they are. */
export function humanize(segment: string): string {
  const bare = segment.replace(/^api-/, '')
  if (/[A-Z]/.test(bare)) return bare
  return bare
    .replace(/(\d{4})-(\d{4})/, '$1–$2')
    .replace(/(\d{4})-current/, '$1–')
    .split('-')
    .map((word) => (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
