import { encodeCodeStem, encodeProductCode } from '@/lib/domain/product-code'
import { pickDay } from './hash'
import { sampleNumbers } from './sample-numbers'
import { buildSetups } from './setups'
import { writeTexts } from './texts'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import type { Facts } from './types'

/** Gives the next number of the parts that share the stem of a code. */
export type Sequence = (stem: string) => number
/** How the part is finished and filed. */
export type Look = Pick<CatalogueProduct, 'family' | 'bodyFinish' | 'springFinish'> & { vehicle: string | null }

/** A product from its facts: code, id, texts and setups follow from them. */
export function assemble(
  facts: Facts,
  { family, bodyFinish, springFinish, vehicle }: Look,
  nextSequence: Sequence,
): CatalogueProduct {
  const { kind, series, axle, adjusters, spec } = facts
  const figures = { kind, construction: facts.construction ?? spec.springType, ...codeFigures(facts), adjusters }
  const code = encodeProductCode({ ...figures, sequence: nextSequence(encodeCodeStem(figures)), finish: bodyFinish })
  const id = [series === 'service' ? null : series, nameKind(facts), vehicle, code.toLowerCase()]
    .filter((part) => part !== null)
    .join('-')
  return {
    id,
    code,
    ...writeTexts(facts),
    family,
    kind,
    series,
    axle,
    construction: facts.construction,
    adjusters: [...adjusters],
    bodyFinish,
    springFinish,
    spec,
    // Nobody's prices are made up: those of the company come with an import.
    price: null,
    ...sampleNumbers(facts, id),
    releasedOn: pickDay('2018-01-08', '2026-09-28', id),
    setups: buildSetups(kind, spec),
  }
}

/** What the places for body and length of the code say: the figure by which the trade knows the part. */
function codeFigures({ kind, spec }: Facts): { bodyMm: number | null; lengthMm: number | null } {
  const isFork = kind.startsWith('fork') || kind === 'seal-kit'
  const bodyMm =
    isFork && spec.forkTubeMm !== null
      ? spec.forkTubeMm
      : (spec.bodyMm ?? spec.wireMm ?? spec.shaftMm ?? spec.top?.holeMm ?? spec.bottom?.holeMm ?? spec.viscosityCst)
  return { bodyMm, lengthMm: spec.lengthMm ?? spec.springLengthMm }
}

function nameKind({ kind, axle }: Facts): string {
  const isRear = axle === 'rear'
  if (kind === 'unit-swing-shock' || kind === 'twin-shock' || kind === 'mono-shock')
    return isRear ? 'rear-shock' : 'front-shock'
  return ['strut', 'gas-shock', 'coilover', 'lowering-spring', 'comfort-spring', 'lift-spring', 'air-strut'].includes(
    kind,
  )
    ? `${axle}-${kind}`
    : kind
}

export function countSequences(): Sequence {
  const counters = new Map<string, number>()
  return (stem) => {
    const next = (counters.get(stem) ?? 0) + 1
    counters.set(stem, next)
    return next
  }
}
