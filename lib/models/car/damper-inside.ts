import type { Part } from '../model'
import { hexNut, threadedStud } from '../parts/fasteners'
import { buildPiston, buildShimStack } from '../parts/internals'
import { buildFloatingPiston } from '../parts/reservoir'
import { cordRing, joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { turn, turnRing, turnThread } from '../shape/turned'

export type Inside = {
  /** Radii of rod and bore, mm. */
  rodR: number
  bore: number
  /** Heights, mm: upper end of the rod, mouth and floor of the bore. */
  rodTop: number
  mouth: number
  floor: number
  stroke: number
  isTwinTube: boolean
  hasFreePiston: boolean
  /** A threaded end above the rod: radius and height of its end, mm. */
  tip?: { r: number; top: number }
}

const still = [0, 0, 0] as const

/** Heights of what is in the bore, mm: the guide closes the mouth, the extended piston waits below its rebound stop. */
export function layOutInside({ mouth, floor, bore, stroke, isTwinTube }: Inside): {
  guide: { top: number; bottom: number }
  piston: { top: number; bottom: number; r: number }
  free: { top: number; height: number }
} {
  const guide = { top: mouth - (isTwinTube ? 6 : 3), bottom: mouth - 30 }
  const r = isTwinTube ? bore * 0.76 : bore - 0.25
  const top = guide.bottom - 16
  const height = Math.max(10, bore * 0.8)
  // The free piston gives way by the volume of the rod; it stands low enough for the whole stroke where the tube is long enough.
  const freeTop = Math.max(floor + height + 4, top - 32 - stroke)
  return { guide, piston: { top, bottom: top - 15, r }, free: { top: Math.min(freeTop, top - 34), height } }
}

function buildRod(detail: Detail, { rodR, rodTop, tip }: Inside, end: number): Part {
  const neck = rodR * 0.58
  const rod = turn(detail, [
    [0, rodTop],
    [rodR - 1, rodTop, 0.6],
    [rodR, rodTop - 1.4, 0.4],
    [rodR, end + 31, 0.6],
    [neck, end + 30, 0.4],
    [neck, end, 0.8],
    [0, end],
  ])
  const thread = turnThread(
    { ...detail, thread: Math.min(detail.thread, 48) },
    { radius: neck + 0.35, top: end + 8, bottom: end + 0.6, pitch: 1.25, depth: 0.6 },
  )
  return {
    name: 'rod',
    apart: still,
    surfaces: [
      surface('steel-bright', rod),
      surface(
        'steel-zinc',
        thread,
        ...(tip ? [threadedStud(detail, { radius: tip.r, top: tip.top, bottom: rodTop - 1 })] : []),
      ),
    ],
  }
}

function buildGuide(
  detail: Detail,
  { rodR, bore }: Inside,
  { top, bottom }: { top: number; bottom: number },
): { guide: Part; seal: Part } {
  const r = bore - 0.1
  const sleeve = turn(
    detail,
    [
      [rodR + 1.2, top - 9, 0.3],
      [rodR + 5, top - 9, 0.5],
      [r * 0.86, top - 9, 0.6],
      [r, top - 9, 0.8],
      [r, top - 13, 0.3],
      [r - 1.8, top - 13.4, 0.2],
      [r - 1.8, top - 16.6, 0.2],
      [r, top - 17, 0.3],
      [r, bottom + 3, 0.8],
      [r * 0.82, bottom, 0.8],
      [rodR + 1.2, bottom, 0.6],
    ],
    { closed: true },
  )
  const wiper = turn(
    detail,
    [
      [rodR + 0.05, top + 1, 0.2],
      [rodR + 1.4, top + 1.4, 0.3],
      [rodR + 3.2, top - 1.6, 0.5],
      [r * 0.8, top - 2, 0.8],
      [r - 0.4, top - 2.4, 0.8],
      [r - 0.4, top - 8.6, 0.6],
      [rodR + 0.05, top - 8.6, 0.4],
    ],
    { closed: true },
  )
  return {
    guide: {
      name: 'guide',
      apart: still,
      isInside: true,
      surfaces: joinSurfaces([
        surface('anodised-silver', sleeve),
        surface('brass', turnRing(detail, rodR + 1.4, rodR + 0.05, top - 8.8, bottom - 0.4, 0.3)),
        surface('rubber', cordRing(detail, r - 0.9, 2.2, top - 15)),
      ]),
    },
    seal: {
      name: 'seal',
      apart: still,
      isInside: true,
      surfaces: [
        surface('rubber', wiper),
        surface('steel-zinc', turnRing(detail, r - 0.2, r * 0.72, top - 1.4, top - 2.2, 0.2)),
      ],
    },
  }
}

/** Inner tube and foot valve of a twin tube; the oil that the rod displaces goes round through it. */
function buildFootValve(detail: Detail, { floor, bore }: Inside, pistonR: number, guideBottom: number): Part[] {
  const r = pistonR
  const cage = turn(detail, [
    [0, floor + 16],
    [r * 0.3, floor + 16, 0.6],
    [r * 0.3, floor + 12, 0.4],
    [r - 0.3, floor + 11, 0.8],
    [r - 0.3, floor + 7, 0.4],
    [r + 1.6, floor + 6.4, 0.4],
    [bore - 2, floor + 3, 0.8],
    [bore - 2, floor + 1, 0.6],
    [0, floor + 1],
  ])
  return [
    {
      name: 'valve',
      apart: still,
      isInside: true,
      surfaces: [
        surface('steel-zinc', cage),
        ...buildShimStack(detail, { r: r * 0.8, bore: r * 0.3, top: floor + 15.6, count: 4, dir: -1 }).surfaces,
      ],
    },
    {
      name: 'sleeve',
      apart: still,
      isInside: true,
      surfaces: [surface('steel-zinc', turnRing(detail, r + 1.8, r + 0.1, guideBottom + 2, floor + 8, 0.5))],
    },
  ]
}

/** What is in a damper, in groups from the floor of the bore upwards, the rod last. Only the rod shows when assembled. */
export function buildDamperInside(detail: Detail, inside: Inside): { groups: Part[][]; rod: Part } {
  const { rodR, bore, isTwinTube, hasFreePiston } = inside
  const { guide: place, piston: at, free } = layOutInside(inside)
  const neck = rodR * 0.58
  const count = detail.round > 64 ? 8 : 5
  const stack = { r: at.r * 0.78, bore: neck, count }
  const inner = (name: Part['name'], surfaces: Part['surfaces']): Part => ({
    name,
    apart: still,
    isInside: true,
    surfaces,
  })
  const piston = inner(
    'piston',
    buildPiston(detail, { r: at.r - 0.25, bore: neck, top: at.top, height: at.top - at.bottom }),
  )
  const above = inner(
    'shim-stack',
    buildShimStack(detail, { ...stack, top: at.top + 0.2 + count * 0.72, dir: -1 }).surfaces,
  )
  const below = inner('shim-stack', buildShimStack(detail, { ...stack, top: at.bottom - 0.2, dir: 1 }).surfaces)
  const nut = inner('nut', [
    hexNut(detail, { at: [0, at.bottom - 8 - neck * 1.4, 0], to: 'y', size: neck * 2, height: neck * 1.4 }),
  ])
  const { guide, seal } = buildGuide(detail, inside, place)
  const rod = buildRod(detail, inside, at.bottom - 9 - neck * 1.4)
  const freePiston = inner('floating-piston', buildFloatingPiston(detail, bore - 0.2, free.top))
  const foot = isTwinTube
    ? buildFootValve(detail, inside, at.r, place.bottom).map((part) => [part])
    : hasFreePiston
      ? [[freePiston]]
      : []
  return { groups: [...foot, [nut], [below], [piston], [above], [guide], [seal], [rod]], rod }
}
