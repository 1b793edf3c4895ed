import { inkFor, paintedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import { buildDamperInside } from '../car/damper-inside'
import { easeDetail } from '../car/ease-detail'
import { buildKnuckleBracket } from '../car/knuckle-bracket'
import { layOutStrutBody, type StrutLayout } from '../car/strut-layout'
import type { Part, Surface } from '../model'
import { buildBump } from '../parts/bump'
import { spreadParts } from '../parts/explode'
import { buildMount } from '../parts/mounts'
import { joinSurfaces, surface } from '../parts/solids'
import { patchOn } from '../spares/section'
import type { PartName } from '../part-names'
import type { Detail } from '../shape/detail'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, wrapLabel } from '../shape/turned'
import { layOutSleeve, wallOfSleeve, type SleeveLayout } from './sleeve-layout'
import { buildFitting } from './fitting'

const part = (name: PartName, surfaces: Surface[]): Part => ({ name, apart: [0, 0, 0], surfaces })

/** The rubber sleeve, a hollow ring, with the code on its widest place. */
function buildSleeve(detail: Detail, sleeve: SleeveLayout, code: string): Surface[] {
  const { top, bottom, r, waist } = sleeve
  const steps = detail.round > 64 ? 48 : 22
  const outside = Array.from({ length: steps + 1 }, (_, i): Corner => {
    const y = top + ((bottom - top) * i) / steps
    return [wallOfSleeve(sleeve, y), y]
  })
  const tube = turn(
    detail,
    [[waist - 6, top + 8], [waist, top + 8, 0.8], ...outside, [waist, bottom - 8, 0.8], [waist - 6, bottom - 8]],
    { closed: true },
  )
  const middle = (top + bottom) / 2
  const half = Math.min(20, (top - bottom) * 0.12)
  const degrees = 34
  const lift = labelRadius(detail, r) - r + 0.5
  const mesh = patchOn((_, y) => wallOfSleeve(sleeve, y) + lift, {
    from: 90 + degrees,
    to: 90 - degrees,
    bottom: middle - half,
    top: middle + half,
    columns: Math.round(detail.round * 0.6),
    rows: 10,
  })
  return [
    surface('rubber', tube),
    {
      material: 'label',
      mesh,
      art: { layout: 'band', code, ink: 'light', width: (2 * degrees * Math.PI * r) / 180, height: half * 2 },
    },
  ]
}

/** A crimped clamp ring with its two beads. */
function turnClamp(detail: Detail, waist: number, y: number): Surface {
  const out = waist + 2.6
  return surface(
    'steel-zinc',
    turn(
      detail,
      [
        [waist - 0.4, y + 5, 0.3],
        [out, y + 5, 0.8],
        [out, y + 2.6, 0.5],
        [out - 0.9, y + 2, 0.4],
        [out - 0.9, y - 2, 0.4],
        [out, y - 2.6, 0.5],
        [out, y - 5, 0.8],
        [waist - 0.4, y - 5, 0.3],
      ],
      { closed: true },
    ),
  )
}

/** Air cap under the mount, and the piston on which the sleeve sits, pressed on the damper tube. */
function buildEnds(
  detail: Detail,
  { top, bottom, waist, foot }: SleeveLayout,
  { r, topDepth }: StrutLayout,
): { cap: Surface[]; piston: Surface[] } {
  const cap = turn(detail, [
    [0, -topDepth + 3],
    [waist * 0.6, -topDepth + 3, 2],
    [waist * 0.78, -topDepth - 2, 3],
    [waist + 1.4, -topDepth - 5, 2],
    [waist + 1.4, top + 11, 0.8],
    [waist - 0.4, top + 9.4, 0.4],
    [waist - 0.4, top - 8, 0.8],
    [waist - 6.2, top - 8, 1],
    [waist - 6.2, top + 4, 1],
    [0, top + 4],
  ])
  const low = bottom - 8
  const piston = turn(
    detail,
    [
      [r + 0.1, bottom + 12, 0.6],
      [waist - 6.4, bottom + 12, 1.2],
      [waist - 6.2, bottom - 6],
      [waist + 2, low, 0.8],
      [waist + 2, low - 5, 1],
      [waist * 0.9, low - 8, 2],
      [waist * 0.74, foot + 8, 4],
      [waist * 0.74, foot + 3, 0.6],
      [waist * 0.78, foot + 2, 0.5],
      [waist * 0.78, foot, 0.8],
      [r + 0.1, foot, 0.4],
    ],
    { closed: true },
  )
  return {
    cap: joinSurfaces([
      surface('cast-black', cap),
      ...buildFitting(detail, { at: [waist + 1, (-topDepth - 5 + top + 11) / 2, 0], to: 'x', scale: 0.9 }),
    ]),
    piston: [surface('anodised-black', piston)],
  }
}

function buildTube(
  detail: Detail,
  { r, bore, bodyTop, bodyEnd, bracket }: StrutLayout,
  foot: number,
  product: ModelledProduct,
): Surface[] {
  const floor = bodyEnd + 8
  const tube = turn(detail, [
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
  ])
  const [from, to] = [foot - 8, bracket.top + 6]
  const width = Math.min(r * 1.8, 54)
  const height = Math.min(width * 1.75, from - to)
  const art = {
    layout: 'stripe',
    code: product.code,
    ink: inkFor(product.bodyFinish),
    accent: true,
    width,
    height,
  } as const
  return [
    surface(paintedIn(product.bodyFinish), tube, turnRing(detail, r + 3, r - 0.2, foot - 0.5, foot - 5, 1.6)),
    ...(height > 24
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

/** A strut with an air sleeve instead of the coil. */
export const buildAirStrut: ModelBuilder = (full, product) => {
  const detail = easeDetail(full, 0.8)
  const layout = layOutStrutBody(product)
  const sleeve = layOutSleeve(product, layout)
  const { length, r, rodR, bore, bodyTop, bodyEnd, topDepth, stroke, bracket } = layout
  const mount = product.spec.top ?? ({ kind: 'flange', holeMm: null, widthMm: null } as const)
  const top = buildMount(detail, { mount, y: 0, dir: 1, neck: rodR + 6, finish: 'black', material: 'cast-black' })
  const { cap, piston } = buildEnds(detail, sleeve, layout)
  const inside = buildDamperInside(easeDetail(full, 0.5), {
    rodR,
    bore,
    rodTop: -topDepth + 4,
    mouth: bodyTop,
    floor: bodyEnd + 8,
    stroke,
    isTwinTube: true,
    hasFreePiston: false,
  })
  const bump: Part = {
    ...part('bump-stop', [
      surface(
        'polymer-black',
        buildBump(detail, {
          y: sleeve.top + 2,
          height: Math.min(52, stroke * 0.32),
          r: rodR + 11,
          bore: rodR + 0.4,
          dir: -1,
        }),
      ),
    ]),
    isInside: true,
  }
  const { bracket: plates, bolts } = buildKnuckleBracket(detail, { y: -length, ...bracket, r, material: 'cast-black' })
  const upwards = spreadParts(
    [
      ...inside.groups,
      [part('sleeve', piston)],
      [part('clamp', [turnClamp(detail, sleeve.waist, sleeve.bottom - 2)])],
      [part('bellows', buildSleeve(detail, sleeve, product.code))],
      [part('clamp', [turnClamp(detail, sleeve.waist, sleeve.top + 2)])],
      [bump],
      [part('cap', cap)],
      [part('upper-mount', top.surfaces)],
    ],
    { from: bodyTop, gap: 16, dir: -1 },
  )
  return {
    parts: [
      part('body', joinSurfaces(buildTube(detail, layout, sleeve.foot, product))),
      part('knuckle-bracket', plates),
      { ...part('bolt', bolts), apart: [0, 0, 60] },
      ...upwards,
    ],
    anchors: { top: 0, bottom: -length, body: { radius: r, top: bodyTop, bottom: bodyEnd } },
  }
}
