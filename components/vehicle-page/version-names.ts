import type { VehicleSummary } from '@/lib/contract/vehicle'

/** Some versions of a page in words: by generation, and with their model where the page is about several. */
export function versionNames(
  vehicles: readonly VehicleSummary[],
  isMeant: (vehicle: VehicleSummary) => boolean,
): string[] {
  const isFamily = new Set(vehicles.map(({ modelId }) => modelId)).size > 1
  return vehicles.filter(isMeant).map(({ model, generation }) => (isFamily ? `${model} ${generation}` : generation))
}
