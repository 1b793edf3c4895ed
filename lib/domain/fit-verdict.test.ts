import { expect, test } from 'vitest'
import type { ProductSpec } from '@/lib/contract/product'
import type { MountPoint } from '@/lib/contract/vehicle'
import { judgeFit } from './fit-verdict'
import type { FitQuestion, JudgedProduct, JudgedVehicle, RecordedFitment } from './fit-verdict'

const noSpec: ProductSpec = {
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
const eye = (holeMm: number) => ({ kind: 'eye', holeMm, widthMm: 24 }) as const
const clevis = { kind: 'clevis', holeMm: 10, widthMm: 22 } as const
const stem = { kind: 'stem', holeMm: 12, widthMm: null } as const

const noPoint: MountPoint = {
  axle: 'rear',
  layout: 'unit-swing',
  quantity: 2,
  lengthMm: null,
  strokeMm: null,
  top: null,
  bottom: null,
  springRateNmm: null,
  forkTubeMm: null,
}
const scooter: JudgedVehicle = {
  id: 'maker-scooter-2021',
  type: 'scooter',
  drives: [],
  from: '2021-01',
  to: null,
  mountPoints: [
    { ...noPoint, lengthMm: 370, strokeMm: 80, top: eye(10), bottom: eye(10), springRateNmm: 22 },
    { ...noPoint, axle: 'front', layout: 'telescopic-fork', forkTubeMm: 31 },
  ],
}
const pickup: JudgedVehicle = {
  id: 'maker-pickup-2015',
  type: 'pickup',
  drives: ['2wd', '4wd'],
  from: '2015-05',
  to: '2024-10',
  mountPoints: [
    { ...noPoint, axle: 'front', layout: 'double-wishbone', lengthMm: 480, strokeMm: 150, top: stem, bottom: eye(14) },
    { ...noPoint, layout: 'leaf', lengthMm: 560, strokeMm: 220, top: eye(16), bottom: eye(16) },
  ],
}
const shock: JudgedProduct = {
  kind: 'unit-swing-shock',
  axle: 'rear',
  family: 'scooter',
  spec: { ...noSpec, lengthMm: 370, strokeMm: 80, top: eye(10), bottom: eye(10) },
}
const gasShock: JudgedProduct = {
  kind: 'gas-shock',
  axle: 'rear',
  family: 'pickup',
  spec: { ...noSpec, lengthMm: 560, strokeMm: 220, top: eye(16), bottom: eye(16) },
}

const direct: RecordedFitment = { axle: 'rear', quantity: 2, status: 'direct', restrictions: [] }
const ask = (question: Partial<FitQuestion>): FitQuestion => ({
  product: shock,
  vehicle: scooter,
  fitments: [],
  productVehicleTypes: [question.vehicle?.type ?? 'scooter'],
  ...question,
})
const shaped = (spec: Partial<ProductSpec>): JudgedProduct => ({ ...shock, spec: { ...shock.spec, ...spec } })
const limited = (...restrictions: RecordedFitment['restrictions']): FitQuestion =>
  ask({ product: gasShock, vehicle: pickup, fitments: [{ ...direct, restrictions }] })

test.each<[string, FitQuestion, ReturnType<typeof judgeFit>['verdict'], unknown[]]>([
  ['direct', ask({ fitments: [direct] }), 'fits', []],
  ['advice only', limited({ code: 'alignment' }, { code: 'reuse-seat' }), 'fits', []],
  ['kit', ask({ fitments: [{ ...direct, status: 'needs-kit' }] }), 'fits-if', [{ code: 'needs-kit' }]],
  [
    'kit for another bore',
    ask({ product: shaped({ bottom: eye(8) }), fitments: [{ ...direct, status: 'needs-kit' }] }),
    'fits-if',
    [{ code: 'needs-kit' }, { code: 'bore-differs', end: 'bottom', needed: 10, has: 8 }],
  ],
  ['trimming', ask({ fitments: [{ ...direct, status: 'needs-trimming' }] }), 'fits-if', [{ code: 'needs-trimming' }]],
  [
    'reservoir',
    ask({ fitments: [{ ...direct, restrictions: [{ code: 'reservoir-clearance' }] }] }),
    'fits-if',
    [{ code: 'reservoir-clearance' }],
  ],
  [
    '4wd only, sold as both',
    limited({ code: 'drive-only', drive: '4wd' }),
    'fits-if',
    [{ code: 'drive-only', drive: '4wd' }],
  ],
  [
    '4wd only, sold as 4wd',
    { ...limited({ code: 'drive-only', drive: '4wd' }), vehicle: { ...pickup, drives: ['4wd'] } },
    'fits',
    [],
  ],
  [
    '4wd only, sold as 2wd',
    { ...limited({ code: 'drive-only', drive: '4wd' }), vehicle: { ...pickup, drives: ['2wd'] } },
    'does-not-fit',
    [{ code: 'drive-only', drive: '4wd' }],
  ],
  ['from inside the range', limited({ code: 'from', ym: '2018-06' }), 'fits-if', [{ code: 'from', ym: '2018-06' }]],
  ['from before the range', limited({ code: 'from', ym: '2015-05' }), 'fits', []],
  ['until inside the range', limited({ code: 'until', ym: '2018-06' }), 'fits-if', [{ code: 'until', ym: '2018-06' }]],
  ['until after the range', limited({ code: 'until', ym: '2024-10' }), 'fits', []],
  [
    'until before the range',
    limited({ code: 'until', ym: '2014-01' }),
    'does-not-fit',
    [{ code: 'until', ym: '2014-01' }],
  ],
  [
    'not more than three reasons',
    limited(
      { code: 'not-electronic' },
      { code: 'from', ym: '2016-01' },
      { code: 'check-mount', holeMm: 12 },
      { code: 'load-only', kg: 300 },
    ),
    'fits-if',
    [{ code: 'not-electronic' }, { code: 'from', ym: '2016-01' }, { code: 'check-mount', holeMm: 12 }],
  ],
  [
    'recorded not to fit',
    ask({ product: shaped({ lengthMm: 350 }), fitments: [{ ...direct, status: 'does-not-fit' }] }),
    'does-not-fit',
    [{ code: 'too-short', mm: 20 }],
  ],
  [
    'recorded not to fit for nothing measurable',
    ask({ fitments: [{ ...direct, status: 'does-not-fit' }] }),
    'does-not-fit',
    [{ code: 'not-listed' }],
  ],
  [
    'a record of the other axle says nothing',
    ask({ fitments: [{ ...direct, axle: 'front' }] }),
    'unknown',
    [{ code: 'not-listed' }],
  ],
  ['unlisted, geometry agrees', ask({}), 'unknown', [{ code: 'not-listed' }]],
  ['unlisted, within tolerance', ask({ product: shaped({ lengthMm: 380 }) }), 'unknown', [{ code: 'not-listed' }]],
  ['too short', ask({ product: shaped({ lengthMm: 359.5 }) }), 'does-not-fit', [{ code: 'too-short', mm: 10.5 }]],
  [
    'short, but adjustable',
    ask({ product: shaped({ lengthMm: 355, lengthAdjustMm: 10 }) }),
    'unknown',
    [{ code: 'not-listed' }],
  ],
  ['too long', ask({ product: shaped({ lengthMm: 400 }) }), 'does-not-fit', [{ code: 'too-long', mm: 30 }]],
  [
    'longer because it lifts',
    ask({ product: { ...gasShock, spec: { ...gasShock.spec, lengthMm: 600, heightRearMm: 40 } }, vehicle: pickup }),
    'unknown',
    [{ code: 'not-listed' }],
  ],
  [
    'clevis needed',
    ask({
      vehicle: { ...scooter, mountPoints: [{ ...noPoint, lengthMm: 370, strokeMm: 80, top: eye(10), bottom: clevis }] },
    }),
    'does-not-fit',
    [{ code: 'mount-needed', end: 'bottom', needed: 'clevis', has: 'eye' }],
  ],
  [
    'other bore',
    ask({ product: shaped({ top: eye(12) }) }),
    'does-not-fit',
    [{ code: 'bore-differs', end: 'top', needed: 10, has: 12 }],
  ],
  ['less stroke', ask({ product: shaped({ strokeMm: 60 }) }), 'does-not-fit', [{ code: 'stroke-short', mm: 20 }]],
  ['more stroke', ask({ product: shaped({ strokeMm: 110 }) }), 'does-not-fit', [{ code: 'stroke-long', mm: 30 }]],
  [
    'most decisive first',
    ask({ product: shaped({ lengthMm: 300, strokeMm: 50, top: stem, bottom: eye(8) }) }),
    'does-not-fit',
    [
      { code: 'too-short', mm: 70 },
      { code: 'mount-needed', end: 'top', needed: 'eye', has: 'stem' },
      { code: 'bore-differs', end: 'bottom', needed: 10, has: 8 },
    ],
  ],
  ['another layout', ask({ product: { ...shock, kind: 'mono-shock' } }), 'does-not-fit', [{ code: 'other-layout' }]],
  [
    'another type of vehicle',
    ask({ product: gasShock, productVehicleTypes: ['pickup', 'suv'] }),
    'does-not-fit',
    [{ code: 'other-vehicle-type', types: ['pickup', 'suv'] }, { code: 'other-layout' }],
  ],
  [
    'the axle is not described',
    ask({ product: { ...gasShock, axle: 'front' }, vehicle: { ...pickup, mountPoints: [] } }),
    'does-not-fit',
    [{ code: 'other-layout' }],
  ],
  [
    'lift springs made for 4wd',
    ask({ product: gasShock, vehicle: { ...pickup, drives: ['2wd'] }, productDrive: '4wd' }),
    'does-not-fit',
    [{ code: 'drive-only', drive: '4wd' }],
  ],
  [
    'other fork tube',
    ask({ product: { kind: 'fork-spring', axle: 'front', family: 'fork', spec: { ...noSpec, forkTubeMm: 41 } } }),
    'does-not-fit',
    [{ code: 'fork-tube-differs', needed: 31, has: 41 }],
  ],
  [
    'oil',
    ask({ product: { kind: 'fork-oil', axle: null, family: 'fork', spec: noSpec }, productVehicleTypes: [] }),
    'unknown',
    [{ code: 'not-listed' }],
  ],
  [
    'kit for both axles',
    ask({
      product: { kind: 'air-kit', axle: null, family: 'air', spec: noSpec },
      vehicle: pickup,
      fitments: [direct, { ...direct, axle: 'front', status: 'needs-trimming' }],
    }),
    'fits-if',
    [{ code: 'needs-trimming' }],
  ],
])('%s', (_name, question, verdict, reasons) => {
  expect(judgeFit(question)).toMatchObject({
    verdict,
    reasons,
    vehicleId: question.vehicle.id,
    axle: question.product.axle,
  })
})

test('quantity is given only where the part can be fitted', () => {
  expect(judgeFit(ask({ fitments: [direct] })).quantity).toBe(2)
  expect(judgeFit(ask({ fitments: [{ ...direct, status: 'does-not-fit' }] })).quantity).toBeNull()
  expect(judgeFit(ask({})).quantity).toBeNull()
})
