import type { RoutePath } from './table'

/** Pages that tell about one thing from several sides, in the order they are read in. */
const groups = [
  ['/vespa', '/vespa/gts', '/vespa/vespa-gts', '/vespa/gts/compare', '/vespa/detail'],
] as const satisfies readonly (readonly RoutePath[])[]

type SiblingPath = (typeof groups)[number][number]

/** The other pages of a page's group; none for a page that stands alone. */
export function siblingsOf(path: string): SiblingPath[] {
  const group: readonly SiblingPath[] = groups.find((paths) => paths.some((other) => other === path)) ?? []
  return group.filter((other) => other !== path)
}
