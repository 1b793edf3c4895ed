import type { KeptValue, KeptVehicle } from '@/lib/contract/kept'
import { keptLimits, type KeptKind } from '@/lib/contract/kept-kinds'

const union = (mine: readonly string[], others: readonly string[], max: number) =>
  [...new Set([...mine, ...others])].slice(0, max)

/** The names of both, and the newer reading of the odometer. */
function mergeVehicle(mine: KeptVehicle, other: KeptVehicle | undefined): KeptVehicle {
  if (!other) return mine
  const [a, b] = [mine.odometer, other.odometer]
  const odometer = a && b ? (a.on >= b.on ? a : b) : (a ?? b)
  return { ...other, ...mine, names: { ...other.names, ...mine.names }, ...(odometer && { odometer }) }
}

function mergeGarages(mine: readonly KeptVehicle[], kept: readonly KeptVehicle[]): KeptVehicle[] {
  const known = new Set(mine.map(({ id }) => id))
  const both = mine.map((vehicle) =>
    mergeVehicle(
      vehicle,
      kept.find(({ id }) => id === vehicle.id),
    ),
  )
  return [...both, ...kept.filter(({ id }) => !known.has(id))].slice(0, keptLimits.garage)
}

/**
 * A device's list and the kept one, together: everything of both up to the limit, what the device has first. A comparison is one question at a time:
 * the device's, unless it has none. Likes are counted under the name that was kept first.
 */
export const mergeKept: { [K in KeptKind]: (device: KeptValue<K>, kept: KeptValue<K>) => KeptValue<K> } = {
  garage: mergeGarages,
  recent: (device, kept) => union(device, kept, keptLimits.recent),
  compare: (device, kept) => (device.length > 0 ? device : kept),
  likes: (device, kept) => ({
    browser: kept.browser || device.browser,
    ids: union(device.ids, kept.ids, keptLimits.likes),
  }),
}
