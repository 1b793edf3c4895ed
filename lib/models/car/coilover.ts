import { inkFor, paintedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import { buildBump } from '../parts/bump'
import { spreadParts } from '../parts/explode'
import { buildKnob } from '../parts/knobs'
import { buildMount } from '../parts/mounts'
import { joinSurfaces, notchedRing, surface } from '../parts/solids'
import { windCoil, windSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { labelRadius, turn, turnRing, turnThread, wrapLabel } from '../shape/turned'
import { printLength, printOnCoil } from '../springs/coil-label'
import { buildCamberPlate } from './camber-plate'
import { layOutCoilover, type CoiloverLayout } from './coilover-layout'
import { buildDamperInside } from './damper-inside'
import { easeDetail } from './ease-detail'
import { buildKnuckleBracket } from './knuckle-bracket'
import { buildCollar, buildDish, buildHat, buildSpannerRing } from './lock-rings'

const still = [0, 0, 0] as const
const named = (name: Part['name'], surfaces: Surface[]): Part => ({ name, apart: still, surfaces })

/** The threaded tube with the head that closes it. */
function buildBody(detail: Detail, { r, bore, rodR, bodyTop, bodyEnd, thread }: CoiloverLayout): Surface[] {
  const core = r - 1.1
  const tube = turn(
    detail,
    [
      [bore, bodyTop - 6, 0.4],
      [core, bodyTop - 6, 0.6],
      [core, bodyEnd + 2, 1],
      [core - 2, bodyEnd, 1],
      [0, bodyEnd],
      [0, bodyEnd + 8],
      [bore, bodyEnd + 8],
    ],
    { closed: true },
  )
  const plain = turnRing(detail, r, bore + 1, thread.bottom + 0.2, bodyEnd + 3, 0.8)
  const head = notchedRing(detail, {
    outer: r + 1.8,
    bore: rodR + 4,
    top: bodyTop + 7,
    bottom: bodyTop - 8,
    count: 12,
    depth: 1.8,
    width: 5,
    edge: 0.5,
  })
  const wiper = turn(
    detail,
    [
      [rodR + 0.1, bodyTop + 8.4, 0.3],
      [rodR + 1.6, bodyTop + 8, 0.4],
      [rodR + 3.2, bodyTop + 5.4, 0.6],
      [rodR + 4.2, bodyTop + 5, 0.3],
      [rodR + 4.2, bodyTop - 2, 0.3],
      [rodR + 0.1, bodyTop - 2, 0.3],
    ],
    { closed: true },
  )
  return joinSurfaces([
    surface(
      'steel-zinc',
      tube,
      plain,
      turnThread(detail, { radius: r, top: thread.top + 4, bottom: thread.bottom, pitch: 2, depth: 1.1 }),
    ),
    surface('anodised-black', head),
    surface('rubber', wiper),
  ])
}

/** What holds the lower end: bracket with sleeve and print, or a mount. */
function buildFoot(detail: Detail, layout: CoiloverLayout, product: ModelledProduct): Part[] {
  const { length, r, bracket, sleeve } = layout
  if (!sleeve)
    return [
      {
        name: 'lower-mount',
        apart: [0, -60, 0],
        surfaces: buildMount(detail, {
          mount: product.spec.bottom,
          y: -length,
          dir: -1,
          neck: r * 0.7,
          finish: 'black',
        }).surfaces,
      },
    ]
  const wall = r + 4.5
  const made = buildKnuckleBracket(detail, { y: -length, ...bracket, r: r + 3.6, sheet: 4.5, material: 'cast-black' })
  const tube = turn(
    detail,
    [
      [r - 0.2, sleeve.top, 0.5],
      [wall + 1.5, sleeve.top, 1],
      [wall + 1.5, sleeve.top - 4, 0.4],
      [wall, sleeve.top - 5, 0.4],
      [wall, sleeve.top - 9, 0.4],
      [wall + 1.5, sleeve.top - 10, 0.4],
      [wall + 1.5, sleeve.top - 16, 1],
      [r + 3.8, sleeve.top - 18, 0.6],
      [r + 3.8, sleeve.bottom + 2, 1],
      [r - 0.2, sleeve.bottom + 2, 0.5],
    ],
    { closed: true },
  )
  const print = { width: 38, height: Math.min(84, bracket.top - bracket.bottom - 14) }
  const radius = labelRadius(detail, r + 8.1)
  const art = { layout: 'stripe', code: product.code, ink: inkFor('black'), accent: true, ...print } as const
  return [
    {
      name: 'knuckle-bracket',
      apart: still,
      surfaces: joinSurfaces([
        ...made.bracket,
        surface('cast-black', tube),
        {
          material: 'label',
          art,
          mesh: wrapLabel(detail, { radius, ...print, y: (bracket.top + bracket.bottom) / 2, facing: 58 }),
        },
      ]),
    },
    { name: 'bolt', apart: still, surfaces: made.bolts },
  ]
}

function buildTop(
  detail: Detail,
  layout: CoiloverLayout,
  product: ModelledProduct,
  tip: number,
): { under: Part[]; above: Part[] } {
  const { hasPlate, rodR } = layout
  const isAdjustable = product.adjusters.includes('R') || product.adjusters.includes('C')
  const accent = product.bodyFinish === 'black' ? 'red' : product.bodyFinish
  const lift = hasPlate ? 16 : 26
  const shaft = surface(
    'steel-zinc',
    turn(detail, [
      [0, lift + 11],
      [3.4, lift + 11, 0.4],
      [3.4, lift - 4],
      [0, lift - 4],
    ]),
  )
  const knob: Part[] =
    isAdjustable && product.spec.top?.kind !== 'eye'
      ? [
          named('rebound-knob', [
            shaft,
            ...buildKnob(detail, { at: [0, lift + 5, 0], to: 'y', r: 9, height: 14, finish: 'red' }),
          ]),
        ]
      : []
  if (!hasPlate)
    return {
      under: [],
      above: [
        named(
          'upper-mount',
          buildMount(detail, { mount: product.spec.top, y: 0, dir: 1, neck: rodR + 4, finish: 'black' }).surfaces,
        ),
        ...knob,
      ],
    }
  const { plate, slider, ball, nut } = buildCamberPlate(detail, { tip, accent })
  return { under: [ball, slider], above: [plate, nut, ...knob] }
}

/** A height-adjustable unit: threaded body, lock rings, coaxial spring, camber plate with pillow ball. */
export const buildCoilover: ModelBuilder = (detail, product) => {
  const layout = layOutCoilover(product)
  const {
    length,
    r,
    rodR,
    bore,
    bodyTop,
    bodyEnd,
    stroke,
    spring,
    inner,
    outer,
    stack,
    lowerLock,
    upperSeat,
    hasPlate,
    topDepth,
  } = layout
  const [eased, small] = [easeDetail(detail), easeDetail(detail, 0.55)]
  const wound: Detail = { ...detail, coil: Math.round(detail.coil * 0.78) }
  const accent = product.bodyFinish === 'black' ? 'red' : product.bodyFinish
  const finish = product.springFinish ?? 'red'
  const tip = 7
  const inside = buildDamperInside(easeDetail(detail, 0.45), {
    rodR,
    bore,
    rodTop: hasPlate ? -17 : -topDepth + 4,
    mouth: bodyTop - 5,
    floor: bodyEnd + 8,
    stroke,
    isTwinTube: false,
    hasFreePiston: true,
    ...(hasPlate ? { tip: { r: tip, top: 20 } } : {}),
  })
  const hat = joinSurfaces([
    ...buildHat(small, { y: upperSeat.face, inner, outer, bodyR: rodR + 3, material: 'anodised-silver' }),
    surface('steel-zinc', turnRing(eased, rodR + 12, rodR + 1, upperSeat.top + 1, upperSeat.top - 4, 0.8)),
    surface('anodised-black', turnRing(eased, rodR + 10, rodR + 0.4, upperSeat.top - 4, upperSeat.face + 1, 0.6)),
  ])
  const springPart = named('spring', [
    { material: paintedIn(finish), mesh: windSpring(wound, spring) },
    printOnCoil(wound, spring, { code: product.code, ink: inkFor(finish), length: printLength(spring) }),
  ])
  const rings: Part[][] = [
    [named('lower-seat', buildDish(small, { y: stack.seat, inner, outer, bodyR: r, material: 'anodised-black' }))],
    [named('preload-ring', buildSpannerRing(small, stack.ring, r, 11, 'black'))],
    [named('lock-ring', buildCollar(eased, stack.lock, r, 8, accent))],
  ]
  const bump = named('bump-stop', [
    surface(
      'polymer-black',
      buildBump(eased, {
        y: upperSeat.face + 2,
        height: Math.min(56, stroke * 0.34),
        r: Math.min(inner - 6, rodR + 12),
        bore: rodR + 0.3,
        dir: -1,
      }),
    ),
  ])
  const top = buildTop(small, layout, product, tip)
  const upwards = spreadParts(
    [
      ...inside.groups,
      ...rings.reverse(),
      [springPart],
      [bump],
      [named('spring-seat', hat)],
      ...top.under.map((part) => [part]),
      ...top.above.map((part) => [part]),
    ],
    { from: bodyTop + 9, gap: 16, dir: -1 },
  )
  const foot = buildFoot(small, layout, product)
  const lock: Part[] = lowerLock ? [named('lock-ring', buildSpannerRing(small, lowerLock, r, 9, accent))] : []
  const downwards = lowerLock
    ? spreadParts([lock, foot], { from: bodyEnd, gap: 24 }).map((part): Part =>
        part.name === 'bolt' ? { ...part, apart: [part.apart[0], part.apart[1], 60] } : part,
      )
    : foot
  return {
    parts: [named('body', buildBody(small, layout)), ...downwards, ...upwards],
    anchors: {
      top: 0,
      bottom: -length,
      body: { radius: r, top: bodyTop, bottom: bodyEnd },
      spring: {
        top: spring.top,
        bottom: spring.bottom,
        meanRadius: spring.radius,
        wire: spring.wire,
        turns: windCoil(spring, 16).turns,
      },
    },
  }
}
