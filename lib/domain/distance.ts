/** Degrees of WGS 84. */
export type Spot = { lat: number; lng: number }

const earthRadiusKm = 6371
const radians = Math.PI / 180

/**
 * Kilometres as the crow flies, by the haversine formula (R. W. Sinnott, “Virtues of the Haversine”, Sky & Telescope 68, 1984); the globe as a
 * ball of 6,371 km, which is at most 0.5 % off. Roads are longer.
 */
export function kilometresBetween(a: Spot, b: Spot): number {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lng - a.lng)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** What is nearest first, each with its distance. */
export function byDistance<T extends Spot>(all: readonly T[], from: Spot): { item: T; km: number }[] {
  return all.map((item) => ({ item, km: kilometresBetween(from, item) })).sort((a, b) => a.km - b.km)
}
