import type { ProductSpec } from '@/lib/contract/product'
import type { Box, Point } from '../geometry'
import { createPen, type Shape } from '../pen'
import { drawProduct } from '../product-scene'
import type { DrawnProduct } from '../shock'
import { drawCarton } from './carton'

/** Where codes stand on a part or beside it. */
export const stampPlaces = ['body', 'reservoir', 'spring', 'fork-cap', 'box'] as const
export type StampPlace = (typeof stampPlaces)[number]

export type StampScene = {
  shapes: readonly Shape[]
  /** What is shown, mm: the part in the left third, room for the plate beside it. */
  box: Box
  /** Middle of the ring round the stamp, mm. */
  point: Point
  /** Radius of that ring, mm. */
  ring: number
}

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
const plain = {
  construction: null,
  adjusters: [],
  bodyFinish: 'black',
  springFinish: 'red',
  axle: 'rear',
} satisfies Partial<DrawnProduct>
const eye = { kind: 'eye', holeMm: 12, widthMm: 28 } as const

const parts = {
  body: {
    ...plain,
    kind: 'gas-shock',
    construction: 'twin-tube-gas',
    spec: { ...noFigures, lengthMm: 330, strokeMm: 90, bodyMm: 60, shaftMm: 20, top: eye, bottom: eye },
  },
  reservoir: {
    ...plain,
    kind: 'mono-shock',
    construction: 'piggyback',
    adjusters: ['T', 'R', 'C'],
    spec: {
      ...noFigures,
      lengthMm: 330,
      strokeMm: 65,
      bodyMm: 46,
      shaftMm: 16,
      springType: 'linear',
      wireMm: 11,
      coilInnerMm: 54,
      springLengthMm: 165,
      coils: 6,
      top: eye,
      bottom: eye,
    },
  },
  spring: {
    ...plain,
    kind: 'lowering-spring',
    spec: { ...noFigures, springType: 'pigtail', wireMm: 14, coilInnerMm: 110, springLengthMm: 250, coils: 5 },
  },
  'fork-cap': {
    ...plain,
    kind: 'fork-cartridge',
    adjusters: ['T', 'R', 'C'],
    axle: 'front',
    springFinish: 'silver',
    spec: {
      ...noFigures,
      lengthMm: 480,
      strokeMm: 120,
      bodyMm: 25,
      shaftMm: 12,
      forkTubeMm: 37,
      springType: 'linear',
      wireMm: 4.6,
      coilInnerMm: 24,
      springLengthMm: 330,
      coils: 24,
    },
  },
} as const satisfies Record<Exclude<StampPlace, 'box'>, DrawnProduct>

/** Height shown, its upper edge, where the part's axis lies in it, and the stamp; mm, as the part is drawn. */
const views: Record<StampPlace, { height: number; top: number; axis: number; point: Point; ring: number }> = {
  body: { height: 380, top: -25, axis: 0.24, point: [0, 225], ring: 44 },
  reservoir: { height: 380, top: -25, axis: 0.2, point: [65, 92], ring: 38 },
  spring: { height: 320, top: -35, axis: 0.24, point: [-8, 138], ring: 30 },
  'fork-cap': { height: 170, top: -26, axis: 0.26, point: [34, 14], ring: 27 },
  box: { height: 250, top: -52, axis: 0.21, point: [22, 98], ring: 37 },
}

function drawPart(place: StampPlace): readonly Shape[] {
  if (place !== 'box') return drawProduct(parts[place], 0).shapes
  const pen = createPen(0)
  drawCarton(pen)
  return pen.shapes
}

/** A part with the place of its stamp. */
export function drawStamp(place: StampPlace): StampScene {
  const { height, top, axis, point, ring } = views[place]
  const width = height * 1.6
  return { shapes: drawPart(place), box: { x: -width * axis, y: top, width, height }, point, ring }
}
