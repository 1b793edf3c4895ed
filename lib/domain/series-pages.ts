import { findPicture } from '@/lib/pictures/find-picture'
import { hasOpening, pageOpenings } from '@/lib/pictures/page-openings'
import type { SeriesPage } from './series-page'

const street = ['e-series', 'z-series', 'x-sport', 'x-pert'] as const
const forks = ['fork-upgrade-kit', 'fork-damper-kit', 'fork-sport-kit'] as const
const pickups = ['dtg', 'dtg-plus', 'dtg-sport'] as const

const clickVideos = ['measure-sag', 'count-clicks', 'set-preload'] as const
const carVideos = ['car-in-pairs', 'oil-or-leak', 'find-serial'] as const

const eSeries = {
  series: 'e-series',
  figures: ['strokeMm', 'preloadSteps', 'preloadMm', 'gasBar'],
  columns: ['lengthMm', 'strokeMm', 'springRateNmm'],
  filter: 'kind',
  ladder: street,
  videos: ['change-twin-shocks', 'set-preload', 'oil-or-leak'],
  questions: ['twin-tube-or-monotube', 'set-preload-and-sag', 'replace-in-pairs', 'worn-signs', 'passenger-and-load'],
} as const satisfies Partial<SeriesPage>

const dtg = {
  series: 'dtg',
  figures: ['lengthMm', 'strokeMm', 'bodyMm', 'gasBar'],
  columns: ['lengthMm', 'strokeMm', 'shaftMm', 'gasBar'],
  filter: 'axle',
  ladder: pickups,
  videos: carVideos,
  questions: ['twin-tube-or-monotube', 'replace-in-pairs', 'worn-signs', 'passenger-and-load', 'conditional-fit'],
} as const satisfies Partial<SeriesPage>

/** Every page about a series by its path: what it shows, and in which order. A new one is an entry here, its words and a route. */
export const seriesPages = {
  '/GTX': {
    series: 'gtx',
    composition: 'story',
    opening: 'hero-scooter',
    band: 'macro-preload',
    figures: ['strokeMm', 'reboundClicks', 'compressionClicks', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'springRateNmm'],
    filter: 'construction',
    ladder: ['e-series', 'z-series', 'gtx'],
    range: 'gtx',
    videos: clickVideos,
    questions: ['emulsion-or-reservoir', 'adjuster-letters', 'what-clicks-mean', 'too-hard', 'other-length'],
  },
  '/e-series': {
    ...eSeries,
    composition: 'story',
    opening: {
      kind: 'unit-swing-shock',
      construction: 'twin-tube',
      look: 'unit-swing-shock-twin-tube-p-eye-eye-chrome-black-progressive-390',
    },
  },
  '/e-series/index-02': {
    ...eSeries,
    firstEdition: '/e-series',
    families: ['scooter', 'underbone', 'bigbike'],
    composition: 'motorcycle',
    opening: {
      kind: 'mono-shock',
      construction: 'emulsion',
      look: 'mono-shock-emulsion-t-eye-clevis-black-white-progressive-390',
    },
  },
  '/z-series': {
    series: 'z-series',
    composition: 'story',
    opening: {
      kind: 'mono-shock',
      construction: 'floating-piston',
      look: 'mono-shock-floating-piston-tr-eye-clevis-black-yellow-linear-390',
    },
    figures: ['strokeMm', 'reboundClicks', 'preloadMm', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'reboundClicks'],
    filter: 'kind',
    ladder: street,
    range: 'z-series',
    videos: clickVideos,
    questions: ['emulsion-or-reservoir', 'set-rebound', 'factory-setting', 'linear-or-progressive', 'which-shock-fits'],
  },
  '/x-sport': {
    series: 'x-sport',
    composition: 'story',
    opening: 'hero-car',
    band: 'exploded-coilover',
    figures: ['strokeMm', 'reboundClicks', 'lengthAdjustMm', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'reboundClicks'],
    filter: 'kind',
    ladder: street,
    videos: ['count-clicks', 'set-preload', 'car-in-pairs'],
    questions: ['lowering-how-far', 'wheel-alignment', 'set-rebound', 'inspection-rules', 'emulsion-or-reservoir'],
  },
  '/X-PERT': {
    series: 'x-pert',
    composition: 'story',
    opening: 'macro-reservoir',
    band: 'exploded-piggyback',
    figures: ['strokeMm', 'reboundClicks', 'compressionClicks', 'lengthAdjustMm'],
    columns: ['lengthMm', 'strokeMm', 'reboundClicks', 'compressionClicks'],
    filter: 'kind',
    ladder: street,
    videos: clickVideos,
    questions: ['set-compression', 'steering-damper', 'service-interval', 'other-length', 'nitrogen-recharge'],
  },
  '/RX-SERIES': {
    series: 'rx-series',
    composition: 'story',
    opening: 'macro-rebound',
    figures: ['strokeMm', 'reboundClicks', 'compressionClicks', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'reboundClicks', 'compressionClicks'],
    filter: 'construction',
    ladder: ['z-series', 'rx-series', 'x-pert'],
    videos: ['measure-sag', 'count-clicks', 'oil-or-leak'],
    questions: ['emulsion-or-reservoir', 'bottoms-out', 'set-compression', 'twin-or-mono', 'service-interval'],
  },
  '/dtg': {
    ...dtg,
    composition: 'story',
    opening: {
      kind: 'gas-shock',
      construction: 'twin-tube-gas',
      look: 'gas-shock-twin-tube-gas-stem-eye-yellow-510',
    },
  },
  '/dtg/index2': {
    ...dtg,
    firstEdition: '/dtg',
    composition: 'table',
    opening: { kind: 'gas-shock', construction: 'twin-tube-gas', look: 'gas-shock-twin-tube-gas-eye-eye-black-660' },
  },
  '/dtg-plus': {
    series: 'dtg-plus',
    composition: 'story',
    opening: {
      kind: 'gas-shock',
      construction: 'floating-piston',
      look: 'gas-shock-floating-piston-stem-eye-white-660',
    },
    figures: ['strokeMm', 'bodyMm', 'gasBar', 'extraLoadKg'],
    columns: ['lengthMm', 'strokeMm', 'gasBar', 'extraLoadKg'],
    filter: 'kind',
    ladder: pickups,
    videos: carVideos,
    questions: ['passenger-and-load', 'lift-a-pickup', 'twin-tube-or-monotube', 'replace-in-pairs', 'conditional-fit'],
  },
  '/dtg-sport': {
    series: 'dtg-sport',
    composition: 'story',
    opening: 'hero-pickup',
    band: 'exploded-gas-shock',
    figures: ['strokeMm', 'bodyMm', 'shaftMm', 'compressionClicks'],
    columns: ['lengthMm', 'strokeMm', 'compressionClicks', 'gasBar'],
    filter: 'construction',
    ladder: pickups,
    range: 'dtg-sport',
    videos: ['count-clicks', 'car-in-pairs', 'oil-or-leak'],
    questions: ['lift-a-pickup', 'set-compression', 'inspection-rules', 'emulsion-or-reservoir', 'lamps-and-sensors'],
  },
  '/car-spring': {
    series: 'car-spring',
    composition: 'story',
    opening: 'macro-spring',
    figures: ['heightFrontMm', 'springRateNmm', 'wireMm', 'springLengthMm'],
    columns: ['heightFrontMm', 'heightRearMm', 'springRateNmm', 'springRateEndNmm'],
    filter: 'kind',
    ladder: ['car-spring', 'x-sport', 'air-suspension'],
    range: 'car-spring',
    videos: ['car-in-pairs', 'find-serial'],
    questions: [
      'springs-with-standard-shocks',
      'lowering-how-far',
      'spring-under-tension',
      'height-settles',
      'inspection-rules',
    ],
  },
  '/AIR-SUSPENSION': {
    series: 'air-suspension',
    composition: 'story',
    opening: 'hero-air',
    figures: ['airBar', 'airMaxBar', 'bagLoadKg', 'heightFrontMm'],
    columns: ['airBar', 'airMaxBar', 'bagLoadKg', 'heightFrontMm'],
    filter: 'kind',
    ladder: ['car-spring', 'x-sport', 'air-suspension'],
    isAir: true,
    videos: ['air-every-day', 'find-serial'],
    questions: ['air-daily-use', 'air-leaks', 'air-drain-water', 'air-load', 'air-failure'],
  },
  '/fork-upgrade-kit': {
    series: 'fork-upgrade-kit',
    composition: 'story',
    opening: { kind: 'fork-upgrade', look: 'fork-upgrade-t-gold-silver-progressive-390' },
    figures: ['forkTubeMm', 'springRateNmm', 'preloadMm'],
    columns: ['forkTubeMm', 'springRateNmm', 'springRateEndNmm', 'preloadMm'],
    filter: 'springType',
    ladder: forks,
    videos: ['measure-sag', 'set-preload'],
    questions: ['fork-kits', 'fork-oil', 'linear-or-progressive', 'fit-at-home', 'set-preload-and-sag'],
  },
  '/fork-damper-kit': {
    series: 'fork-damper-kit',
    composition: 'story',
    opening: { kind: 'fork-damper', look: 'fork-damper-rc-silver-510' },
    figures: ['forkTubeMm', 'strokeMm', 'reboundClicks', 'compressionClicks'],
    columns: ['forkTubeMm', 'strokeMm', 'reboundClicks', 'compressionClicks'],
    filter: 'adjusters',
    ladder: forks,
    videos: ['count-clicks', 'measure-sag'],
    questions: ['fork-kits', 'fork-oil', 'set-rebound', 'set-compression', 'fit-at-home'],
  },
  '/fork-sport-kit': {
    series: 'fork-sport-kit',
    composition: 'story',
    opening: 'hero-fork',
    band: 'exploded-fork-cartridge',
    figures: ['forkTubeMm', 'strokeMm', 'reboundClicks', 'compressionClicks'],
    columns: ['forkTubeMm', 'springRateNmm', 'reboundClicks', 'compressionClicks'],
    filter: 'kind',
    ladder: forks,
    videos: ['measure-sag', 'count-clicks', 'set-preload'],
    questions: ['fork-kits', 'fork-oil', 'factory-setting', 'service-interval', 'set-rebound'],
  },
  '/vespa': {
    series: 'vespa',
    composition: 'story',
    opening: 'hero-vespa',
    figures: ['lengthMm', 'strokeMm', 'reboundClicks', 'gasBar'],
    columns: ['lengthMm', 'strokeMm', 'springRateNmm'],
    filter: 'construction',
    ladder: ['vespa'],
    videos: ['measure-sag', 'set-preload', 'count-clicks'],
    questions: [
      'which-shock-fits',
      'emulsion-or-reservoir',
      'other-length',
      'set-preload-and-sag',
      'noise-after-fitting',
    ],
  },
} as const satisfies Record<string, SeriesPage>

export type SeriesPath = keyof typeof seriesPages

/** The page of a path, with everything that is optional; it opens with its part on a machine where that is rendered. */
export function seriesPageOf(path: SeriesPath): SeriesPage {
  const own = hasOpening(path) ? pageOpenings[path] : null
  return own && findPicture(own) ? { ...seriesPages[path], opening: own } : seriesPages[path]
}

/** First editions by series: where a step of a ladder leads. */
export const pathOfSeries: ReadonlyMap<string, SeriesPath> = new Map(
  (Object.keys(seriesPages) as SeriesPath[])
    .filter((path) => seriesPageOf(path).firstEdition === undefined)
    .map((path) => [seriesPageOf(path).series, path]),
)
