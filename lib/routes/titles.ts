import type { Messages } from '@/lib/i18n/namespaces'
import { fillPath, type Route } from './table'

export type RouteTitleKey = keyof Messages['routes']
export type RouteTitle = {
  key: RouteTitleKey
  /** What the last part of the path names; for titles with `{name}`. */ name: string
}

/** Groups of pages that share one title pattern with the name of the vehicle, stand or operation. */
const groups = [
  { prefix: '/car-spring/', key: 'car-spring-model', except: ['/car-spring/coming-soon'] },
  { prefix: '/dtg-sport/', key: 'dtg-sport-model' },
  { prefix: '/z-series/', key: 'z-series-model' },
  { prefix: '/GTX/', key: 'scooter' },
  { prefix: '/YAMAHA/', key: 'scooter' },
  { prefix: '/dc/', key: 'displayCentre' },
  { prefix: '/catalogue/', key: 'catalogue' },
  { prefix: '/test/', key: 'test', except: ['/test/design'] },
  { prefix: '/newApi/', key: 'newApi' },
] as const satisfies readonly { prefix: string; key: RouteTitleKey; except?: readonly string[] }[]

/** Message key of a route's title, and the name that a shared pattern needs. */
export function routeTitle(route: Pick<Route, 'path' | 'name'>, params: Record<string, string> = {}): RouteTitle {
  const path = fillPath(route.path, params)
  const group = groups.find(
    (entry) => path.startsWith(entry.prefix) && !('except' in entry && entry.except.some((other) => other === path)),
  )
  const last = path.split('/').at(-1) ?? ''
  // Every route without a group has a title under its own name; the test of this file holds the messages to it.
  return { key: group ? group.key : (route.name as RouteTitleKey), name: humanize(last) }
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
