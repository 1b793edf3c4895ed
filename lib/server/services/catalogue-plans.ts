import type { Family, Series } from '@/lib/contract/product'
import type { catalogueNames } from '@/lib/contract/site'

export type CataloguePlan = { families?: readonly Family[]; series?: readonly Series[] }

/** Which products each catalogue prints; an empty plan prints all. */
export const cataloguePlans: Record<(typeof catalogueNames)[number], CataloguePlan> = {
  'Master-Catalogue': {},
  Bigbike: { families: ['bigbike', 'fork'] },
  'High-Performance': {
    series: ['gtx', 'x-sport', 'x-pert', 'rx-series', 'dtg-sport', 'fork-sport-kit', 'fork-damper-kit'],
  },
  'Moto-Scooter': { families: ['scooter', 'underbone'] },
  Vespa: { families: ['vespa'] },
}
