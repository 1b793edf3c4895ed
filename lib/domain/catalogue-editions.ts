import type { CatalogueName } from '@/lib/contract/catalogue'
import { families, type Family, type Series } from '@/lib/contract/product-words'
import type { SceneId } from '@/lib/pictures/scenes'

export type CatalogueEdition = {
  /** Its chapters, in this order. */
  families: readonly Family[]
  /** Only these series of the families. Default: all. */
  series?: readonly Series[]
  /** Picture of the stage and of the PDF's cover. */
  cover: Exclude<SceneId, `exploded-${string}` | `macro-${string}`>
}

/** What each catalogue holds. Its words are in `content/<lang>/catalogue/<name>.json`. */
export const catalogueEditions: Readonly<Record<CatalogueName, CatalogueEdition>> = {
  'Master-Catalogue': { families, cover: 'hero-home' },
  Bigbike: { families: ['bigbike', 'fork'], cover: 'hero-moto' },
  // The top series of every family: where damping is set in two ways or more, or the damper is made for load and heat.
  'High-Performance': {
    families: ['bigbike', 'scooter', 'underbone', 'fork', 'pickup', 'car'],
    series: ['rx-series', 'x-pert', 'x-sport', 'gtx', 'fork-sport-kit', 'fork-damper-kit', 'dtg-sport'],
    cover: 'hero-fork',
  },
  'Moto-Scooter': { families: ['scooter', 'underbone'], cover: 'hero-scooter' },
  Vespa: { families: ['vespa'], cover: 'hero-vespa' },
}
