import type { getTranslations } from 'next-intl/server'
import type { FitFigures, FitVerdict } from '@/lib/contract/fitment'

type FitmentTexts = Awaited<ReturnType<typeof getTranslations<'fitment'>>>

/** The part beside the original, a line each, and how many the vehicle takes. */
export function figureTexts(t: FitmentTexts, verdict: FitVerdict, figures: FitFigures | null): string[] {
  const quantity = verdict.quantity === null ? [] : [t('quantity', { count: verdict.quantity })]
  if (!figures) return quantity
  const { length, stroke, mounts, rideHeightMm } = figures
  return [
    ...(length ? [t('figures.length', length)] : []),
    ...(stroke ? [t('figures.stroke', stroke)] : []),
    ...(mounts ? [t('figures.mounts', { mounts })] : []),
    ...(rideHeightMm === null ? [] : [heightText(t, rideHeightMm)]),
    ...quantity,
  ]
}

function heightText(t: FitmentTexts, mm: number): string {
  const change = mm > 0 ? 'higher' : mm < 0 ? 'lower' : 'none'
  return t('figures.height', { change, mm: Math.abs(mm) })
}
