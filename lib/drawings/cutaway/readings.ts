import { barToPsi, mmToInch } from '@/lib/domain/units'

/** One figure as text, in metric and in inch units; equal texts need no unit switch. */
export type Readings = readonly [metric: string, imperial: string]

/**
 * Gas pressure at a stroke, bar. Isothermal: p · V stays the same (Boyle).
 * @param bar filling pressure of the extended damper
 * @param squeeze share of the gas volume taken at full stroke, below 1
 * @param stroke 0 extended, 1 compressed
 */
export function pressureAt(bar: number, squeeze: number, stroke: number): number {
  return bar / (1 - squeeze * stroke)
}

/** Volume of a rod that has entered the body, millilitres. */
export function rodVolumeMl(shaftMm: number, strokeMm: number): number {
  return (Math.PI * shaftMm ** 2 * strokeMm) / 4000
}

export const readLength = (mm: number): Readings => [`${Math.round(mm)} mm`, `${mmToInch(mm).toFixed(2)} in`]
export const readPressure = (bar: number): Readings => [`${bar.toFixed(1)} bar`, `${Math.round(barToPsi(bar))} psi`]
export const readVolume = (ml: number): Readings => [`${ml.toFixed(1)} ml`, `${ml.toFixed(1)} ml`]
