import type { Product, Setup } from '@/lib/contract/product'
import type { Adjuster } from '@/lib/contract/product-words'
import { clamp } from './sag'
import { columnOf, fullLoadKg, referenceRiderKg, totalKg, type Load, type RideUse } from './uses'

export const settingFields = ['preload', 'rebound', 'compression', 'highSpeed'] as const
export type SettingField = (typeof settingFields)[number]

export type Setting = {
  field: SettingField
  /** The adjuster that makes it. */
  letter: Adjuster
  /** Clicks out from fully closed; preload in mm or steps. */
  value: number
  factory: number
  max: number
  unit: 'click' | 'mm' | 'step'
}

type Settable = Pick<Product, 'adjusters' | 'setups' | 'spec' | 'family'>

/** Load beyond the driver that a part for four wheels is set for, kg: what it says itself, or a pickup's usual payload class and four passengers in a car. */
export function referenceLoadKg({ family, spec }: Pick<Product, 'family' | 'spec'>): number {
  return spec.extraLoadKg ?? (family === 'pickup' ? 500 : 300)
}

/**
 * How far the load lies between the factory and the load column: 0 = the reference rider alone, 1 = full load.
 * Two wheels: (total − 75 kg) / (170 − 75 kg); four wheels: (total − 75 kg) / reference load. Held between −0.4 (a rider of about 40 kg) and 1.
 */
export function loadShare(load: Load, product: Pick<Product, 'family' | 'spec'>, isFourWheel: boolean): number {
  const span = isFourWheel ? referenceLoadKg(product) : fullLoadKg - referenceRiderKg
  return clamp((totalKg(load) - referenceRiderKg) / span, { from: -0.4, to: 1 })
}

function rangeOf(field: SettingField, { adjusters, spec }: Settable): Pick<Setting, 'letter' | 'max' | 'unit'> | null {
  const pick = (letters: readonly Adjuster[], max: number | null, unit: Setting['unit']) => {
    const letter = letters.find((one) => adjusters.includes(one))
    return letter && max ? { letter, max, unit } : null
  }
  switch (field) {
    case 'preload':
      return pick(['P'], spec.preloadSteps, 'step') ?? pick(['T', 'H'], spec.preloadMm, 'mm')
    case 'rebound':
      return pick(['R'], spec.reboundClicks, 'click')
    case 'compression':
      return pick(['C', 'W'], spec.compressionClicks, 'click')
    case 'highSpeed':
      return pick(['W'], spec.highSpeedClicks, 'click')
  }
}

/** Smallest change that the adjuster can make: half a millimetre of thread, else one. */
function roundTo(unit: Setting['unit'], value: number): number {
  return unit === 'mm' ? Math.round(value * 2) / 2 : Math.round(value)
}

/**
 * Recommended positions of the adjusters the product has: the column of the use, moved by load share × (load column − factory column),
 * rounded to what the adjuster can do and held in its range. Empty for a product without setups.
 */
export function recommendSettings(product: Settable, load: Load, use: RideUse, isFourWheel = false): Setting[] {
  const column = (name: Setup['column']) => product.setups.find((setup) => setup.column === name)
  const [base, factory, loaded] = [column(columnOf[use]), column('factory'), column('load')]
  if (!factory) return []
  const share = loadShare(load, product, isFourWheel)
  return settingFields.flatMap((field): Setting[] => {
    const range = rangeOf(field, product)
    const start = factory[field]
    if (!range || start === null) return []
    const wanted = (base?.[field] ?? start) + share * ((loaded?.[field] ?? start) - start)
    const from = range.unit === 'step' ? 1 : 0
    return [{ ...range, field, factory: start, value: clamp(roundTo(range.unit, wanted), { from, to: range.max }) }]
  })
}

/** The rider sag of the product's own table as a share of its stroke, between use and load; null where it has none. */
export function ownSagShare({ setups, spec }: Pick<Product, 'setups' | 'spec'>, use: RideUse): number | null {
  const own = setups.find(({ column }) => column === columnOf[use])?.sagMm ?? null
  return own === null || !spec.strokeMm ? null : own / spec.strokeMm
}
