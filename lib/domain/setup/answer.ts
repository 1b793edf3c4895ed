import type { Product } from '@/lib/contract/product'
import { loadShare, ownSagShare, recommendSettings, referenceLoadKg, type Setting } from './clicks'
import { adviseLoad, type LoadAdvice } from './load'
import { sagTarget, type SagTarget } from './sag'
import { adviseSpring, rateFactorFor, type SpringAdvice } from './spring'
import { endOf, setupModeOf, wheelTravel, type SetupMode, type Travel } from './subject'
import { fullLoadKg, type Load, type RideUse } from './uses'
import { judgeSag, type SagVerdict } from './verdict'

/** What the visitor says; lengths in mm, null = not measured. */
export type SetupQuestion = Load & {
  use: RideUse
  l1Mm: number | null
  l2Mm: number | null
  l3Mm: number | null
  travelMm: number | null
}

export type SetupAnswer = {
  mode: SetupMode
  settings: Setting[]
  /** How far the load lies between factory and load column, %; and the load of that column, kg. */
  loadPercent: number
  fullKg: number
  /** Targets over the stroke and over the wheel travel; null for parts without a stroke. */
  atShock: SagTarget | null
  atWheel: SagTarget | null
  travel: Travel | null
  /** null until three lengths are known. */
  verdict: SagVerdict | null
  spring: SpringAdvice | null
  load: LoadAdvice | null
}

/** Everything the assistant says about one part under one load. */
export function answerSetup(product: Product, question: SetupQuestion): SetupAnswer {
  const mode = setupModeOf(product.kind)
  const isFourWheel = mode === 'load'
  const travel = mode === 'sag' ? wheelTravel(product, question.travelMm) : null
  const targetOver = (mm: number) => sagTarget(mm, question.use, endOf(product), ownSagShare(product, question.use))
  const atWheel = travel && targetOver(travel.travelMm)
  const verdict = travel && atWheel ? judge(question, atWheel, travel) : null
  return {
    mode,
    settings: recommendSettings(product, question, question.use, isFourWheel),
    loadPercent: Math.round(loadShare(question, product, isFourWheel) * 100),
    fullKg: isFourWheel ? referenceLoadKg(product) : fullLoadKg,
    atShock: travel && product.spec.strokeMm ? targetOver(product.spec.strokeMm) : null,
    atWheel,
    travel,
    verdict,
    spring:
      mode === 'sag' && product.spec.springRateNmm !== null
        ? adviseSpring(springFactor(product, question, verdict), product.spec)
        : null,
    load: isFourWheel ? adviseLoad(question, product.spec) : null,
  }
}

function judge({ l1Mm, l2Mm, l3Mm }: SetupQuestion, target: SagTarget, travel: Travel): SagVerdict | null {
  return l1Mm === null || l2Mm === null || l3Mm === null ? null : judgeSag({ l1Mm, l2Mm, l3Mm }, target, travel)
}

/** What was measured counts more than what the weights suggest. */
function springFactor(product: Product, question: SetupQuestion, verdict: SagVerdict | null): number {
  if (verdict?.kind === 'right') return 1
  return verdict?.rateFactor ?? rateFactorFor(question, product)
}
