import { sections, type GroupKey, type MenuGroupKey, type SectionKey } from './groups'
import { fillPath, matchRoute, routes, type Route, type RoutePath } from './table'

export type MenuGroup = { key: MenuGroupKey; routes: readonly Route[] }
export type MenuSection = { key: SectionKey; groups: readonly MenuGroup[] }

/** Routes of a group in the order of the table. */
export function routesOf(group: GroupKey): Route[] {
  return routes.filter((route) => route.group === group)
}

/** The main menu; the footer shows the same sections. */
export const menu: readonly MenuSection[] = sections.map(({ key, groups }) => ({
  key,
  groups: groups.map((group) => ({ key: group, routes: routesOf(group) })),
}))

/** Shared paths from the first level down to the page itself that are routes of their own; home is not among them. */
export function trailOf(path: RoutePath, params: Record<string, string> = {}): string[] {
  const parts = fillPath(path, params).split('/').filter(Boolean)
  return parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((candidate) => matchRoute(candidate) !== null)
}
