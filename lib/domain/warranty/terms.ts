import type { ProductKind } from '@/lib/contract/product-words'
import { warrantyTermIds, type WarrantyTermId } from '@/lib/contract/warranty-words'

export type WarrantyTerm = {
  /** From the day of purchase, calendar months. */
  months: number
  /** From the odometer at fitting, km; null = not limited. Whichever comes first ends the cover. */
  km: number | null
  kinds: readonly ProductKind[]
}

/** How long a part is covered. Kinds in no term (oil, and the wear parts of the service range) are sold without a registration. */
export const warrantyTerms = {
  'two-wheel': {
    months: 12,
    km: 20_000,
    kinds: [
      'twin-shock',
      'mono-shock',
      'unit-swing-shock',
      'front-shock',
      'steering-damper',
      'fork-cartridge',
      'fork-damper',
      'fork-spring',
      'fork-upgrade',
    ],
  },
  'four-by-four': { months: 36, km: 80_000, kinds: ['gas-shock', 'lift-spring', 'load-assist'] },
  car: { months: 24, km: null, kinds: ['strut', 'coilover', 'lowering-spring', 'comfort-spring'] },
  air: {
    months: 24,
    km: null,
    kinds: ['air-kit', 'air-strut', 'air-spring', 'air-compressor', 'air-tank', 'air-controller'],
  },
  service: { months: 12, km: null, kinds: ['spare-spring', 'eye-end'] },
} as const satisfies Record<WarrantyTermId, WarrantyTerm>

/** A part is registered within this many days after its purchase. */
export const registrationWindowDays = 30

/** A warranty is said to be expiring this many days before its end. */
export const expiringDays = 60

/** Whether the next owner of a part has its warranty. */
export const isTransferable: boolean = false

/** A link for a buyer opens for so many days after the one it was made on, and an owner may have so many at once. */
export const buyerLinkDays = 30
export const buyerLinksAtOnce = 3

/** A service is reminded of this many days before it is due. */
export const serviceReminderDays = 14

/** What ends or narrows the cover, in the order of the terms' table. */
export const exclusions = [
  'racing',
  'modification',
  'wrong-model',
  'accident',
  'corrosion',
  'wear-parts',
  'labour',
  'channel',
  'erased-serial',
] as const

/** What is covered. */
export const inclusions = ['leak', 'damping', 'gas', 'spring', 'coating', 'adjuster', 'threads'] as const

/** The term of a kind of part; null = sold without one. */
export function termOf(kind: ProductKind): WarrantyTermId | null {
  return warrantyTermIds.find((id) => (warrantyTerms[id].kinds as readonly ProductKind[]).includes(kind)) ?? null
}
