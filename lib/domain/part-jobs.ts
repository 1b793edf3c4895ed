import type { ProductKind } from '@/lib/contract/product-words'

/** Kinds whose figures mean the same on the vehicle, so that one can be longer or stiffer than another. Any other kind is only like itself. */
const jobs: readonly (readonly ProductKind[])[] = [
  ['twin-shock', 'mono-shock', 'unit-swing-shock'],
  ['fork-cartridge', 'fork-damper', 'fork-upgrade'],
  ['gas-shock', 'strut', 'coilover'],
  ['lowering-spring', 'comfort-spring', 'lift-spring'],
  ['fork-oil', 'damper-oil'],
]

const jobOf = (kind: ProductKind): string => jobs.find((kinds) => kinds.includes(kind))?.[0] ?? kind

/** Parts that do the same job, together, in the order in which each job comes first. */
export function groupByJob<T extends { kind: ProductKind }>(parts: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const part of parts) {
    const job = jobOf(part.kind)
    groups.set(job, [...(groups.get(job) ?? []), part])
  }
  return [...groups.values()]
}
