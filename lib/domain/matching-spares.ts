import type { Axle } from '@/lib/contract/common'
import type { ProductSpec } from '@/lib/contract/product'
import type { Family, ProductKind } from '@/lib/contract/product-words'

type Part = { family: Family; kind: ProductKind; axle: Axle | null; spec: ProductSpec }

const mostSpares = 6

/** Figures in which a spare has to agree with the part it goes into. Other spares are told by vehicle and axle alone. */
const agreeing: Partial<Record<ProductKind, readonly (keyof ProductSpec)[]>> = {
  'seal-kit': ['shaftMm'],
  'spare-spring': ['coilInnerMm', 'springLengthMm'],
}

/** Seals, bushes and springs belong to dampers. */
const hasDamper = ({ spec }: Part) => spec.strokeMm !== null

function agrees(part: Part, spare: Part): boolean {
  if (spare.axle !== part.axle || !hasDamper(part)) return false
  return (agreeing[spare.kind] ?? []).every((field) => {
    const [own, other] = [part.spec[field], spare.spec[field]]
    return own === null || other === null || own === other
  })
}

/** Spares for a part, among candidates that are known to go on the same vehicles; none for a spare itself. */
export function findSpares<T extends Part>(part: Part, candidates: readonly T[]): T[] {
  if (part.family === 'spares') return []
  return candidates.filter((spare) => spare.family === 'spares' && agrees(part, spare)).slice(0, mostSpares)
}
