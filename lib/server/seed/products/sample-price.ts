import type { PriceRange, ProductKind } from '@/lib/contract/product'
import { hashText, isOneIn } from './hash'
import type { Facts } from './types'

/** Sample prices, THB: of the plainest part of a kind, and how far the range goes (1 = one price). Kinds that are missing are quoted by dealers. */
const samples: Partial<Record<ProductKind, readonly [base: number, spread: number]>> = {
  'twin-shock': [3200, 1.15],
  'mono-shock': [6900, 1.12],
  'unit-swing-shock': [2400, 1.15],
  'front-shock': [3600, 1.1],
  'steering-damper': [4800, 1],
  'fork-cartridge': [11_900, 1.1],
  'fork-spring': [2400, 1],
  'fork-oil': [420, 1],
  'gas-shock': [2200, 1.12],
  strut: [2900, 1.12],
  coilover: [9400, 1.15],
  'lowering-spring': [1900, 1],
  'comfort-spring': [1800, 1],
  'lift-spring': [2300, 1],
  'seal-kit': [380, 1],
  bushing: [180, 1],
  'spare-spring': [1200, 1],
  'bump-stop': [150, 1],
  'damper-oil': [390, 1],
}

const constructionFactor = {
  'twin-tube': 1,
  'twin-tube-gas': 1.1,
  emulsion: 1.25,
  'floating-piston': 1.5,
  piggyback: 1.9,
  'hose-reservoir': 2.3,
  hybrid: 1.7,
} as const
const perAdjuster = 0.12
/** One in so many has no price, as in a real price list that is not complete. */
const without = 5

const round = (thb: number) => {
  const step = thb < 1000 ? 10 : 50
  return Math.round(thb / step) * step
}

/** A made-up price of a part of the sample programme; null = price at the dealer. */
export function samplePrice({ kind, construction, adjusters }: Facts, id: string): PriceRange | null {
  const sample = samples[kind]
  if (!sample || isOneIn(without, `price ${id}`)) return null
  const [base, spread] = sample
  const factor = (construction ? constructionFactor[construction] : 1) * (1 + adjusters.length * perAdjuster)
  const fromThb = round(base * factor * (0.95 + (hashText(id) % 11) / 100))
  return { fromThb, toThb: round(fromThb * spread) }
}
