import { isRideUse, type RideUse } from '@/lib/domain/setup/uses'
import type { SetupQuestion } from '@/lib/domain/setup/answer'
import { typedFigures } from '@/lib/domain/typed-figures'
import { createLocalStore } from '@/lib/utils/local-store'

/** What the visitor told the assistant; kept on this device only. */
export type SetupChoices = SetupQuestion & { productId: string | null }

export const startChoices: SetupChoices = {
  productId: null,
  riderKg: 75,
  passengerKg: 0,
  luggageKg: 0,
  use: 'street',
  l1Mm: null,
  l2Mm: null,
  l3Mm: null,
  travelMm: null,
}

/** Sensible limits of every figure, kg and mm. */
export const figureLimits = {
  riderKg: { from: 30, to: 180 },
  passengerKg: { from: 0, to: 700 },
  luggageKg: { from: 0, to: 2000 },
  l1Mm: { from: 100, to: 1500 },
  l2Mm: { from: 100, to: 1500 },
  l3Mm: { from: 100, to: 1500 },
  travelMm: { from: 20, to: 400 },
} as const satisfies Partial<Record<keyof SetupChoices, { from: number; to: number }>>
export type FigureName = keyof typeof figureLimits

/** A figure inside its limits, in the digits of any script; null for anything else. */
export function readFigure(name: FigureName, value: unknown): number | null {
  const figure =
    typeof value === 'string' && value.trim() !== '' ? Number(typedFigures(value).replaceAll(',', '')) : value
  const { from, to } = figureLimits[name]
  return typeof figure === 'number' && figure >= from && figure <= to ? figure : null
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 120

/** Valid choices from anything: an older version's, or an address that somebody typed. */
export function parseChoices(read: (name: keyof SetupChoices) => unknown): SetupChoices {
  const use: unknown = read('use')
  const productId: unknown = read('productId')
  const figure = (name: FigureName) => readFigure(name, read(name))
  return {
    productId: isSlug(productId) ? productId : null,
    use: isRideUse(use) ? use : startChoices.use,
    riderKg: figure('riderKg') ?? startChoices.riderKg,
    passengerKg: figure('passengerKg') ?? startChoices.passengerKg,
    luggageKg: figure('luggageKg') ?? startChoices.luggageKg,
    l1Mm: figure('l1Mm'),
    l2Mm: figure('l2Mm'),
    l3Mm: figure('l3Mm'),
    travelMm: figure('travelMm'),
  }
}

const kept = createLocalStore<SetupChoices>('setup', startChoices, (stored) => {
  const values = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  return parseChoices((name) => values.get(name))
})

/** Stands above what is kept, for browsers that forbid storage. */
let current: SetupChoices | null = null
const listeners = new Set<() => void>()

export type SetupChange =
  | { type: 'part'; productId: string | null }
  | { type: 'use'; use: RideUse }
  | { type: 'figure'; name: FigureName; value: number | null }
  | { type: 'all'; choices: SetupChoices }

/** The next choices. Another part begins without measured lengths; weights never become empty. */
export function changeChoices(choices: SetupChoices, change: SetupChange): SetupChoices {
  switch (change.type) {
    case 'part':
      return change.productId === choices.productId
        ? choices
        : { ...choices, productId: change.productId, l1Mm: null, l2Mm: null, l3Mm: null, travelMm: null }
    case 'use':
      return { ...choices, use: change.use }
    case 'figure':
      return { ...choices, [change.name]: change.value ?? startChoices[change.name] }
    case 'all':
      return change.choices
  }
}

export const setupStore = {
  read: (): SetupChoices => current ?? kept.read(),
  readOnServer: (): SetupChoices => startChoices,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  change: (change: SetupChange) => {
    current = changeChoices(setupStore.read(), change)
    kept.write(current)
    for (const listener of listeners) listener()
  },
}
