import type { Line, UniversalPart } from './types'

const service = { family: 'spares', series: 'service', use: 'service', construction: null, adjusters: [] } as const
const twoWheelers = ['scooter', 'underbone', 'vespa', 'bigbike'] as const
const everything = ['scooter', 'underbone', 'vespa', 'bigbike', 'car', 'pickup'] as const

/** Spares that belong to the geometry of an axle. */
export const serviceLines: readonly Line[] = [
  {
    ...service,
    key: 'seal-f',
    kind: 'seal-kit',
    groups: ['scooter', 'underbone', 'bigbike'],
    layouts: ['telescopic-fork'],
    axle: 'front',
    tier: 1,
    finishes: ['black'],
  },
  {
    ...service,
    key: 'seal-d',
    kind: 'seal-kit',
    groups: twoWheelers,
    layouts: ['twin-shock', 'mono-shock', 'unit-swing', 'leading-link'],
    tier: 3,
    shaftMm: 12.5,
    finishes: ['black'],
  },
  {
    ...service,
    key: 'spring',
    kind: 'spare-spring',
    groups: twoWheelers,
    layouts: ['twin-shock', 'mono-shock', 'unit-swing', 'leading-link'],
    tier: 2,
    rate: 1,
    springType: 'linear',
    finishes: ['black', 'chrome', 'yellow'],
    springFinishes: ['black', 'chrome', 'yellow'],
  },
  {
    ...service,
    key: 'bush-b',
    kind: 'bushing',
    groups: everything,
    layouts: ['twin-shock', 'mono-shock', 'unit-swing', 'leading-link', 'leaf', 'coil-axle', 'double-wishbone'],
    tier: 2,
    finishes: ['black'],
  },
  {
    ...service,
    key: 'eye',
    kind: 'eye-end',
    groups: twoWheelers,
    layouts: ['twin-shock', 'mono-shock', 'unit-swing', 'leading-link'],
    tier: 2,
    finishes: ['silver', 'black'],
  },
  {
    ...service,
    key: 'stop',
    kind: 'bump-stop',
    groups: ['car', 'pickup'],
    layouts: ['strut', 'coil-axle', 'leaf', 'double-wishbone'],
    tier: 2,
    finishes: ['yellow', 'black'],
  },
]

const air = { family: 'air', series: 'air-suspension', use: 'service' } as const
const compressor = { ...air, kind: 'air-compressor', finish: 'black' } as const
const tank = { ...air, kind: 'air-tank', finish: 'black' } as const
const controller = { ...air, kind: 'air-controller', finish: 'black' } as const
const forkOil = { family: 'fork', series: 'service', use: 'service', kind: 'fork-oil', finish: 'blue' } as const
const damperOil = { family: 'spares', series: 'service', use: 'service', kind: 'damper-oil', finish: 'green' } as const

/** Parts for any vehicle. Volumes in ml (tanks: litres × 1,000), viscosities in mm²/s at 40 °C, pressures in bar, weights in kg. */
export const universalParts: readonly UniversalPart[] = [
  { ...compressor, key: 'compressor-single', spec: { airBar: 8, airMaxBar: 10, weightKg: 3.6 } },
  { ...compressor, key: 'compressor-twin', spec: { airBar: 8, airMaxBar: 12, weightKg: 7.4 } },
  { ...compressor, key: 'compressor-quiet', spec: { airBar: 7, airMaxBar: 10, weightKg: 4.1 } },
  { ...tank, key: 'tank-5', spec: { volumeMl: 5000, airBar: 8, airMaxBar: 12, weightKg: 2.2 } },
  { ...tank, key: 'tank-9', spec: { volumeMl: 9000, airBar: 8, airMaxBar: 12, weightKg: 3.4 } },
  { ...tank, key: 'tank-12', spec: { volumeMl: 12_000, airBar: 8, airMaxBar: 12, weightKg: 4.3 } },
  { ...tank, key: 'tank-19', finish: 'silver', spec: { volumeMl: 19_000, airBar: 8, airMaxBar: 12, weightKg: 5.8 } },
  { ...controller, key: 'controller-4', spec: { airBar: 8, airMaxBar: 12, weightKg: 1.9 } },
  { ...controller, key: 'controller-2', spec: { airBar: 8, airMaxBar: 12, weightKg: 1.2 } },
  { ...controller, key: 'controller-gauge', spec: { airBar: 7, airMaxBar: 10, weightKg: 0.8 } },
  ...[15, 22, 32, 46, 68].flatMap((viscosityCst) =>
    [500, 1000].map((volumeMl) => ({
      ...forkOil,
      key: `fork-oil-${viscosityCst}-${volumeMl}`,
      spec: { viscosityCst, volumeMl, weightKg: volumeMl * 0.00088 },
    })),
  ),
  ...[12, 16, 26].flatMap((viscosityCst) =>
    [1000, 4000].map((volumeMl) => ({
      ...damperOil,
      key: `damper-oil-${viscosityCst}-${volumeMl}`,
      spec: { viscosityCst, volumeMl, weightKg: volumeMl * 0.00087 },
    })),
  ),
]
