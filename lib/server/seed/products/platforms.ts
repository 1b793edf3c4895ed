import type { Mount, MountPoint } from '@/lib/contract/vehicle'
import type { CatalogueModel } from '@/lib/server/catalogue/types'
import type { Group, Place, Platform } from './types'
import { groupBy } from '@/lib/utils/group-by'

/** Axles share a platform when their figures differ no more than this over the whole platform. */
const span = { lengthMm: 10, strokeMm: 14, rateRatio: 1.4 } as const
const neighbourMm = 22
/** Even where the figures agree, parts are made and tried for a handful of models, not for half the market. */
const mostMembers = 20

const describeMount = (mount: Mount | null) => (mount ? `${mount.kind}${mount.holeMm ?? ''}` : '-')
const keyOf = ({ group, point }: Place) =>
  [
    group,
    point.axle,
    point.layout,
    point.quantity,
    point.forkTubeMm ?? '',
    describeMount(point.top),
    describeMount(point.bottom),
  ].join(' ')
const poolOf = ({ group, point }: Place) => [group, point.axle, point.layout, point.quantity].join(' ')

/** Every axle of every generation. */
function listPlaces(models: readonly CatalogueModel[]): Place[] {
  return models.flatMap((model) =>
    model.generations.flatMap((generation) => {
      const group = groupOf(model, generation.mountPoints)
      return generation.mountPoints.map((point) => ({ model, generation, group, point }))
    }),
  )
}

/** Groups the axles of all vehicles by geometry, in a fixed order. */
export function groupPlatforms(models: readonly CatalogueModel[]): Platform[] {
  const places = listPlaces(models)
  const byKey = groupBy(places, keyOf)
  const byPool = groupBy(places, poolOf)
  return [...byKey.entries()].flatMap(([key, group]) =>
    splitByFigures(group)
      .flatMap(splitByModels)
      .map((members, index) => toPlatform(`${key} ${index}`, members, byPool)),
  )
}

function groupOf(model: CatalogueModel, points: readonly MountPoint[]): Group {
  if (model.type === 'scooter' || model.type === 'underbone' || model.type === 'vespa' || model.type === 'bigbike')
    return model.type
  const hasLadderFrame = points.some(
    ({ layout, axle, top }) =>
      layout === 'leaf' ||
      (layout === 'double-wishbone' && top?.kind === 'stem') ||
      (layout === 'coil-axle' && axle === 'front'),
  )
  return model.type === 'pickup' || hasLadderFrame ? 'pickup' : 'car'
}

function splitByFigures(places: Place[]): Place[][] {
  const sorted = places.toSorted(
    (a, b) =>
      (a.point.lengthMm ?? 0) - (b.point.lengthMm ?? 0) ||
      (a.point.springRateNmm ?? 0) - (b.point.springRateNmm ?? 0) ||
      (a.generation.id < b.generation.id ? -1 : 1),
  )
  const clusters: Place[][] = []
  for (const place of sorted) {
    const open = clusters.find((cluster) => fitsCluster(place, cluster))
    if (open) open.push(place)
    else clusters.push([place])
  }
  return clusters
}

/** Parts of about equal size, without separating the generations of a model; brands stay together as far as possible. */
function splitByModels(places: Place[]): Place[][] {
  const byModel = [...groupBy(places, ({ model }) => model.id)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group)
  const size = Math.ceil(places.length / Math.ceil(places.length / mostMembers))
  const parts: Place[][] = []
  for (const group of byModel) {
    const open = parts.at(-1)
    if (open && open.length + group.length <= size) open.push(...group)
    else parts.push([...group])
  }
  return parts
}

function fitsCluster({ point }: Place, cluster: readonly Place[]): boolean {
  const points = [...cluster.map((place) => place.point), point]
  const range = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? ([0, 0] as const) : ([Math.min(...known), Math.max(...known)] as const)
  }
  const [shortest, longest] = range(points.map(({ lengthMm }) => lengthMm))
  const [least, most] = range(points.map(({ strokeMm }) => strokeMm))
  const [softest, stiffest] = range(points.map(({ springRateNmm }) => springRateNmm))
  const sprung = points.every(({ springRateNmm }) => (springRateNmm === null) === (point.springRateNmm === null))
  return (
    sprung &&
    longest - shortest <= span.lengthMm &&
    most - least <= span.strokeMm &&
    (softest === 0 || stiffest / softest <= span.rateRatio)
  )
}

function toPlatform(id: string, members: Place[], byPool: Map<string, Place[]>): Platform {
  const [first] = members
  if (!first) throw new RangeError(`platform ${id} has no members`)
  const middle = (figure: 'lengthMm' | 'strokeMm' | 'springRateNmm') => {
    const values = members.map(({ point }) => point[figure]).filter((value) => value !== null)
    return values.length === 0 ? null : (Math.min(...values) + Math.max(...values)) / 2
  }
  const round = (value: number | null) => (value === null ? null : Math.round(value))
  const point = {
    ...first.point,
    lengthMm: round(middle('lengthMm')),
    strokeMm: round(middle('strokeMm')),
    springRateNmm: middle('springRateNmm'),
  }
  const own = new Set(members)
  const isNear = (place: Place) =>
    !own.has(place) &&
    Math.abs((place.point.lengthMm ?? 0) - (point.lengthMm ?? 0)) <= neighbourMm &&
    Math.abs((place.point.forkTubeMm ?? 0) - (point.forkTubeMm ?? 0)) <= 4
  const distance = (place: Place) =>
    Math.abs((place.point.lengthMm ?? 0) - (point.lengthMm ?? 0)) +
    Math.abs((place.point.forkTubeMm ?? 0) - (point.forkTubeMm ?? 0)) * 4
  const neighbours = (byPool.get(poolOf(first)) ?? [])
    .filter(isNear)
    .toSorted((a, b) => distance(a) - distance(b) || (a.generation.id < b.generation.id ? -1 : 1))
  return { id, group: first.group, axle: point.axle, layout: point.layout, point, members, neighbours }
}
