import type { Adjuster } from '@/lib/contract/product-words'
import { clamp } from './sag'
import type { Setting, SettingField } from './clicks'

type Action = {
  /** Any one of these adjusters does it; none = no adjuster is needed. */
  letters: readonly Adjuster[]
  /** What it changes. Clicks out are positive, more preload is positive. */
  field?: SettingField
  sign?: 1 | -1
}

const preload = { letters: ['P', 'T', 'H'], field: 'preload' } as const
const rebound = { letters: ['R'], field: 'rebound' } as const
const compression = { letters: ['C', 'W'], field: 'compression' } as const
const highSpeed = { letters: ['W'], field: 'highSpeed' } as const
const byHand = { letters: [] } as const

/** Everything a step can ask for. Closed (in) is firmer, open (out) is softer. */
export const actions = {
  'preload-more': { ...preload, sign: 1 },
  'preload-less': { ...preload, sign: -1 },
  'preload-even': { ...preload },
  'rebound-in': { ...rebound, sign: -1 },
  'rebound-out': { ...rebound, sign: 1 },
  'compression-in': { ...compression, sign: -1 },
  'compression-out': { ...compression, sign: 1 },
  'high-in': { ...highSpeed, sign: -1 },
  'high-out': { ...highSpeed, sign: 1 },
  'length-more': { letters: ['L'] },
  'length-less': { letters: ['L'] },
  'check-tyres': byHand,
  'check-sag': byHand,
  'check-load': byHand,
  'check-bearings': byHand,
  'check-mounts': byHand,
  'spring-harder': byHand,
  'spring-softer': byHand,
  'load-assist': byHand,
  'fork-oil': byHand,
  'replace-pair': byHand,
  service: byHand,
  'stop-riding': byHand,
  workshop: byHand,
} as const satisfies Record<string, Action>

export type ActionId = keyof typeof actions

/** The steps that need an adjuster, and so have something else to try without it. */
export type AdjustmentId = { [A in ActionId]: (typeof actions)[A]['letters'] extends readonly [] ? never : A }[ActionId]

export function isAdjustment(id: ActionId): id is AdjustmentId {
  return actions[id].letters.length > 0
}

/** Whether a part with these adjusters can do a step. */
export function canDo(id: ActionId, adjusters: readonly Adjuster[]): boolean {
  const { letters } = actions[id]
  return letters.length === 0 || letters.some((letter) => adjusters.includes(letter))
}

export type Move = { from: number; to: number; unit: Setting['unit'] }

/**
 * Where a step takes a recommended setting: `amount` clicks, steps or mm in the direction of the action, held in the adjuster's range.
 * null when the action moves no setting or the part has none; `from` equals `to` at the end of the range.
 */
export function moveSetting(id: ActionId, amount: number, settings: readonly Setting[]): Move | null {
  const { field, sign }: Action = actions[id]
  const setting = settings.find((one) => one.field === field)
  if (!field || !sign || !setting) return null
  const { value, max, unit } = setting
  return {
    from: value,
    to: clamp(value + sign * (unit === 'step' ? 1 : amount), { from: unit === 'step' ? 1 : 0, to: max }),
    unit,
  }
}
