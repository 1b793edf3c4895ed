import type { Family } from '@/lib/contract/product-words'

/** Families in the order in which a hub shows them. */
export const familyOrders = {
  all: ['scooter', 'pickup', 'bigbike', 'car', 'fork', 'vespa', 'air', 'underbone', 'spares'],
  moto: ['bigbike', 'scooter', 'fork', 'vespa', 'underbone', 'spares', 'pickup', 'car', 'air'],
  auto: ['pickup', 'car', 'air', 'spares'],
} as const satisfies Record<string, readonly Family[]>
