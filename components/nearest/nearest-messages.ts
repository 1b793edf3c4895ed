import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the three nearest say on other pages. */
export const nearestMessages = [
  'dealer.nearest',
  'dealer.finder.position',
  'dealer.finder.asking',
  'dealer.finder.denied',
  'dealer.finder.km',
  'dealer.open',
] as const satisfies readonly MessagePath[]
