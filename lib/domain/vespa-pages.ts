import { pageOpenings } from '@/lib/pictures/page-openings'
import type { SeriesPage } from './series-page'

const vespa = { series: 'vespa', composition: 'motorcycle', ladder: ['vespa'] } as const satisfies Partial<SeriesPage>

/** The generation that stands for its family: what fits it fits all of them, as the page of the family says part by part. */
const newestGts = 'vespa-gts-300-2023'

/** Pages about the Vespa range beside its own: what they are about, and what they show of it. */
export const vespaPages = {
  '/vespa/detail': {
    ...vespa,
    opening: pageOpenings['/vespa/detail'],
    figures: ['lengthMm', 'strokeMm', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'shaftMm', 'bodyMm', 'springRateNmm', 'gasBar'],
    filter: 'axle',
    videos: ['oil-or-leak', 'measure-sag', 'find-serial'],
    questions: ['tightening-torque', 'measure-old-shock', 'linear-or-progressive', 'service-interval', 'worn-signs'],
  },
  '/vespa/vespa-gts': {
    ...vespa,
    vehicle: newestGts,
    opening: {
      kind: 'unit-swing-shock',
      construction: 'piggyback',
      look: 'unit-swing-shock-piggyback-trc-eye-eye-black-black-linear-390',
    },
    figures: ['strokeMm', 'reboundClicks', 'compressionClicks', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'springRateNmm'],
    filter: 'axle',
    videos: ['measure-sag', 'count-clicks'],
    questions: ['set-preload-and-sag', 'set-rebound', 'set-compression', 'factory-setting', 'noise-after-fitting'],
  },
  '/vespa/gts/compare': {
    ...vespa,
    vehicle: newestGts,
    opening: {
      kind: 'unit-swing-shock',
      construction: 'emulsion',
      look: 'unit-swing-shock-emulsion-t-eye-eye-black-red-linear-390',
    },
    figures: ['springRateNmm', 'reboundClicks', 'compressionClicks'],
    columns: ['lengthMm', 'strokeMm', 'springRateNmm'],
    filter: 'construction',
    videos: ['set-preload', 'count-clicks'],
    questions: ['emulsion-or-reservoir', 'adjuster-letters', 'passenger-and-load', 'too-hard', 'what-clicks-mean'],
  },
} as const satisfies Record<string, SeriesPage>

export type VespaPath = keyof typeof vespaPages

/** Words of a page: a file of their own for each. */
export const vespaWords = {
  '/vespa/detail': 'vespa-detail',
  '/vespa/vespa-gts': 'vespa-set',
  '/vespa/gts/compare': 'vespa-kits',
} as const satisfies Record<VespaPath, string>
