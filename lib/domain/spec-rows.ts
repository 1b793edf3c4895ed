import type { ProductSpec } from '@/lib/contract/product'
import type { Quantity } from '@/lib/i18n/readings'

export type SpecGroup = 'lengths' | 'spring' | 'damping' | 'mounts' | 'vehicle' | 'air' | 'general'
type NumberField = { [K in keyof ProductSpec]: ProductSpec[K] extends number | null ? K : never }[keyof ProductSpec]

export type SpecRow = { field: NumberField; group: SpecGroup; quantity: Quantity; sign?: true }

/** Numeric rows of every specification table, in reading order. */
export const specRows = [
  { field: 'lengthMm', group: 'lengths', quantity: 'length' },
  { field: 'closedLengthMm', group: 'lengths', quantity: 'length' },
  { field: 'strokeMm', group: 'lengths', quantity: 'length' },
  { field: 'lengthAdjustMm', group: 'lengths', quantity: 'length' },
  { field: 'springRateNmm', group: 'spring', quantity: 'rate' },
  { field: 'springRateEndNmm', group: 'spring', quantity: 'rate' },
  { field: 'wireMm', group: 'spring', quantity: 'length' },
  { field: 'coilInnerMm', group: 'spring', quantity: 'length' },
  { field: 'springLengthMm', group: 'spring', quantity: 'length' },
  { field: 'coils', group: 'spring', quantity: 'count' },
  { field: 'bodyMm', group: 'damping', quantity: 'length' },
  { field: 'shaftMm', group: 'damping', quantity: 'length' },
  { field: 'gasBar', group: 'damping', quantity: 'pressure' },
  { field: 'preloadMm', group: 'damping', quantity: 'length' },
  { field: 'preloadSteps', group: 'damping', quantity: 'count' },
  { field: 'reboundClicks', group: 'damping', quantity: 'count' },
  { field: 'compressionClicks', group: 'damping', quantity: 'count' },
  { field: 'highSpeedClicks', group: 'damping', quantity: 'count' },
  { field: 'heightFrontMm', group: 'vehicle', quantity: 'length', sign: true },
  { field: 'heightRearMm', group: 'vehicle', quantity: 'length', sign: true },
  { field: 'extraLoadKg', group: 'vehicle', quantity: 'mass', sign: true },
  { field: 'airBar', group: 'air', quantity: 'pressure' },
  { field: 'airMaxBar', group: 'air', quantity: 'pressure' },
  { field: 'bagLoadKg', group: 'air', quantity: 'mass' },
  { field: 'forkTubeMm', group: 'general', quantity: 'length' },
  { field: 'volumeMl', group: 'general', quantity: 'volume' },
  { field: 'viscosityCst', group: 'general', quantity: 'viscosity' },
  { field: 'weightKg', group: 'general', quantity: 'mass' },
] as const satisfies readonly SpecRow[]

export const specGroups = [
  'lengths',
  'spring',
  'damping',
  'mounts',
  'vehicle',
  'air',
  'general',
] as const satisfies readonly SpecGroup[]

/** The two or three figures that tell most about a part, by what it has. */
const keyFields: readonly (readonly NumberField[])[] = [
  ['lengthMm', 'strokeMm', 'springRateNmm'],
  ['heightFrontMm', 'heightRearMm', 'springRateNmm'],
  ['springRateNmm', 'springLengthMm', 'wireMm'],
  ['forkTubeMm', 'reboundClicks', 'volumeMl'],
  ['airBar', 'bagLoadKg', 'volumeMl'],
  ['viscosityCst', 'volumeMl', 'weightKg'],
]

/** Key figures of one part: the first set of which it has two, else whatever it has. */
export function keyRows(spec: ProductSpec): SpecRow[] {
  const has = (field: NumberField) => spec[field] !== null && spec[field] !== 0
  const fields = keyFields.find((set) => set.filter(has).length >= 2) ?? specRows.map(({ field }) => field)
  const rows = fields.filter(has).flatMap((field) => specRows.filter((row) => row.field === field))
  return rows.slice(0, 3)
}
