import { inkFor, paintedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import { buildBellows } from '../parts/boot'
import { buildBump } from '../parts/bump'
import { spreadParts } from '../parts/explode'
import { joinSurfaces, surface } from '../parts/solids'
import { windCoil, windSpring, type CoilSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import type { Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, wrapLabel } from '../shape/turned'
import { printLength, printOnCoil } from '../springs/coil-label'
import { buildDamperInside } from './damper-inside'
import { easeDetail } from './ease-detail'
import { makeLinkTab } from './knuckle-bracket'
import { buildStrutFoot, buildStrutTop } from './strut-ends'
import { layOutStrutBody, layOutStrutSpring, type StrutLayout } from './strut-layout'

const still = [0, 0, 0] as const

/** The painted tube, spun over its guide, with the print between perch and bracket. */
function buildTube(
  detail: Detail,
  { r, bore, bodyTop, bodyEnd, bracket, hasBracket, length }: StrutLayout,
  perch: number,
  product: ModelledProduct,
): Surface[] {
  const floor = bodyEnd + 8
  const tube = turn(
    detail,
    [
      [bore - 4, bodyTop, 0.6],
      [r - 4.5, bodyTop, 2.2],
      [r, bodyTop - 4.5, 2.4],
      [r, bodyEnd + 3, 1],
      [r - 3, bodyEnd, 2],
      [0, bodyEnd],
      [0, floor],
      [bore, floor],
      [bore, bodyTop - 5, 1],
      [bore - 4, bodyTop - 3, 0.6],
    ],
    { closed: false },
  )
  const [from, to] = [perch - 32, hasBracket ? bracket.top + 6 : bodyEnd + 20]
  const width = Math.min(r * 1.8, 54)
  const height = Math.min(width * 1.75, from - to)
  const art = {
    layout: 'stripe',
    code: product.code,
    note: product.construction === 'twin-tube-gas' ? 'TWIN TUBE GAS' : 'TWIN TUBE',
    ink: inkFor(product.bodyFinish),
    accent: true,
    width,
    height,
  } as const
  const tab = makeLinkTab(detail, r, Math.min(perch - 60, -length + 120))
  return [
    surface(paintedIn(product.bodyFinish), tube),
    surface('cast-black', tab),
    ...(height > 20
      ? [
          {
            material: 'label',
            art,
            mesh: wrapLabel(detail, { radius: labelRadius(detail, r), width, height, y: (from + to) / 2 }),
          } satisfies Surface,
        ]
      : []),
  ]
}

/** The pressed spring seat: hub welded to the tube, dish with a bead and a rolled rim, and a rubber ring under the coil. */
function buildPerch(detail: Detail, r: number, perch: number, rim: number, seat: number): { metal: Mesh; pad: Mesh } {
  const profile: Corner[] = [
    [r + 0.1, perch + 2, 0.4],
    [r + 6, perch + 2, 2],
    [r + 11, perch - 5, 2],
    [seat - 10, perch - 5, 2],
    [seat - 7, perch, 1.4],
    [rim - 3, perch, 2],
    [rim - 1.4, perch + 6, 1],
    [rim + 1.4, perch + 6, 0.9],
    [rim + 0.4, perch - 3, 2.5],
    [seat - 6, perch - 3, 2],
    [seat - 9, perch - 8, 2],
    [r + 20, perch - 8, 3],
    [r + 6, perch - 24, 3],
    [r + 3, perch - 29, 1],
    [r + 0.1, perch - 29, 0.4],
  ]
  return {
    metal: turn(detail, profile, { closed: true }),
    pad: turn(
      detail,
      [
        [seat - 6, perch + 1.6, 0.6],
        [seat + 6, perch + 1.6, 0.8],
        [rim - 2.6, perch + 3.4, 0.8],
        [rim - 3.4, perch, 0.4],
        [seat - 6, perch, 0.4],
      ],
      { closed: true },
    ),
  }
}

/** Bump stop and boot on the rod, under the plate. */
function buildBuffer(detail: Detail, { r, rodR, bodyTop, topDepth, stroke }: StrutLayout): Part[] {
  const top = -topDepth
  const cup = turn(
    detail,
    [
      [rodR + 0.3, top, 0.4],
      [r + 6.5, top, 1],
      [r + 6.5, top - 9, 0.8],
      [r + 4.8, top - 9, 0.5],
      [r + 4.8, top - 2, 1],
      [rodR + 0.3, top - 2, 0.4],
    ],
    { closed: true },
  )
  return [
    {
      name: 'bump-stop',
      apart: still,
      surfaces: [
        surface(
          'polymer-black',
          buildBump(detail, {
            y: top - 2,
            height: Math.min(58, stroke * 0.34),
            r: Math.min(r - 2, rodR + 12),
            bore: rodR + 0.4,
            dir: -1,
          }),
        ),
      ],
    },
    {
      name: 'boot',
      apart: still,
      surfaces: [
        surface(
          'polymer-black',
          buildBellows(detail, {
            top: top - 3,
            bottom: bodyTop - 12,
            r: r + 6,
            bore: r + 0.4,
            pleats: Math.max(9, Math.round((top - bodyTop) / 12)),
          }),
        ),
      ],
    },
    { name: 'dust-cover', apart: still, surfaces: [surface('anodised-black', cup)] },
  ]
}

/** The seat that the plate presses on the spring, in a dish round the boot. */
function buildUpperSeat(detail: Detail, { r }: StrutLayout, spring: CoilSpring, rim: number): Part {
  const { top, radius, wire } = spring
  const seat = turn(
    detail,
    [
      [r + 6, top + 9, 1],
      [radius + 2, top + 9, 2],
      [rim, top + 3, 1.4],
      [rim, top, 0.6],
      [radius - wire / 2 - 1, top, 0.5],
      [radius - wire / 2 - 1, top - 5, 1],
      [radius - wire / 2 - 4, top - 5, 1],
      [r + 8, top + 6, 2],
    ],
    { closed: true },
  )
  return { name: 'spring-seat', apart: still, surfaces: [surface('cast-black', seat)] }
}

function buildPaintedSpring(detail: Detail, spring: CoilSpring, { code, springFinish }: ModelledProduct): Part {
  const finish = springFinish ?? 'black'
  return {
    name: 'spring',
    apart: still,
    surfaces: [
      { material: paintedIn(finish), mesh: windSpring(detail, spring) },
      printOnCoil(detail, spring, { code, ink: inkFor(finish), length: printLength(spring) }),
    ],
  }
}

/** A MacPherson strut: knuckle bracket below, spring perch, rod under a boot, bearing plate or stem above. */
export const buildStrut: ModelBuilder = (detail, product) => {
  const layout = layOutStrutBody(product)
  const { length, r, rodR, bodyTop, bodyEnd, stroke, bore, topDepth } = layout
  const { perch, perchR, spring } = layOutStrutSpring(product, layout)
  const eased = easeDetail(detail)
  const { metal, pad } = buildPerch(detail, r, perch, perchR, spring ? spring.radius : r + 30)
  const inside = buildDamperInside(easeDetail(detail, 0.5), {
    rodR,
    bore,
    rodTop: -topDepth + 4,
    mouth: bodyTop,
    floor: bodyEnd + 8,
    stroke,
    isTwinTube: true,
    hasFreePiston: false,
  })
  const body: Part = {
    name: 'body',
    apart: still,
    surfaces: joinSurfaces([
      ...buildTube(detail, layout, perch, product),
      surface('cast-black', turnRing(detail, r + 1.6, r - 3, bodyTop + 1, bodyTop - 7, 0.8)),
    ]),
  }
  const lowerSeat: Part = {
    name: 'perch',
    apart: still,
    surfaces: [surface('cast-black', metal), surface('rubber', pad)],
  }
  const onePerGroup = (parts: readonly Part[]) => parts.map((part) => [part])
  const upwards = spreadParts(
    [
      ...inside.groups,
      spring ? [buildPaintedSpring(detail, spring, product)] : [],
      ...onePerGroup(buildBuffer(eased, layout)),
      spring ? [buildUpperSeat(detail, layout, spring, perchR)] : [],
      ...onePerGroup(buildStrutTop(eased, layout, product)),
    ],
    { from: bodyTop, gap: 16, dir: -1 },
  )
  return {
    parts: [body, lowerSeat, ...buildStrutFoot(eased, layout, product), ...upwards],
    anchors: {
      top: 0,
      bottom: -length,
      body: { radius: r, top: bodyTop, bottom: bodyEnd },
      ...(spring
        ? {
            spring: {
              top: spring.top,
              bottom: spring.bottom,
              meanRadius: spring.radius,
              wire: spring.wire,
              turns: windCoil(spring, 16).turns,
            },
          }
        : {}),
    },
  }
}
