import type { Product, ProductSpec, Setup } from '@/lib/contract/product'

const noFigures: ProductSpec = {
  lengthMm: null,
  closedLengthMm: null,
  strokeMm: null,
  lengthAdjustMm: null,
  bodyMm: null,
  shaftMm: null,
  springType: null,
  springRateNmm: null,
  springRateEndNmm: null,
  wireMm: null,
  coilInnerMm: null,
  springLengthMm: null,
  coils: null,
  preloadMm: null,
  preloadSteps: null,
  reboundClicks: null,
  compressionClicks: null,
  highSpeedClicks: null,
  gasBar: null,
  top: null,
  bottom: null,
  heightFrontMm: null,
  heightRearMm: null,
  extraLoadKg: null,
  airBar: null,
  airMaxBar: null,
  bagLoadKg: null,
  forkTubeMm: null,
  volumeMl: null,
  viscosityCst: null,
  weightKg: null,
}

const setup = (
  column: Setup['column'],
  preload: number,
  rebound: number,
  compression: number,
  sagMm: number,
): Setup => ({ column, preload, rebound, compression, highSpeed: null, sagMm })

/** A mono shock with threaded preload, rebound and compression; 60 mm of stroke, 90 N/mm. For tests. */
export const monoShock: Product = {
  id: 'test-rear-shock',
  code: 'MX01-390TRC-01',
  name: 'Test shock',
  tagline: '',
  description: '',
  family: 'bigbike',
  kind: 'mono-shock',
  series: 'x-sport',
  axle: 'rear',
  construction: 'piggyback',
  adjusters: ['T', 'R', 'C'],
  bodyFinish: 'black',
  springFinish: 'red',
  price: null,
  releasedOn: '2026-01-01',
  verdict: null,
  documents: [],
  fitmentCount: 1,
  formerCodes: [],
  originalNumbers: [],
  spec: { ...noFigures, strokeMm: 60, springRateNmm: 90, preloadMm: 10, reboundClicks: 30, compressionClicks: 20 },
  setups: [
    setup('factory', 4, 15, 10, 18),
    setup('comfort', 2, 21, 14, 20),
    setup('sport', 5.5, 9, 6, 16),
    setup('load', 9, 12, 8, 18),
  ],
}

/** A load-assist spring of a pickup, +300 kg. For tests. */
export const loadAssist: Product = {
  ...monoShock,
  id: 'test-load-assist',
  family: 'pickup',
  kind: 'load-assist',
  series: 'dtg',
  construction: null,
  adjusters: [],
  setups: [],
  spec: { ...noFigures, extraLoadKg: 300 },
}

export const riderAlone = { riderKg: 75, passengerKg: 0, luggageKg: 0 } as const
export const twoUp = { riderKg: 75, passengerKg: 75, luggageKg: 20 } as const
