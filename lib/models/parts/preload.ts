import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn } from '../materials'
import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { addSheet, addVertex, createMesh, smoothNormals, type Mesh, type Vec3 } from '../shape/mesh'
import { roundOutline, type Corner } from '../shape/outline'
import { turn, turnRing } from '../shape/turned'
import { socketBolt } from './fasteners'
import { buildHose } from './hose'
import { turnFluted } from './knobs'
import { aimTurned, joinSurfaces, mapSurfaces, notchedRing, surface } from './solids'
import { move, rotate } from '../shape/mesh'

export type SeatSize = {
  /** Height of the face the spring lies on, mm. */ y: number
  /** Inner and outer radius of the spring. */ inner: number
  outer: number
  /** Radius of the body or rod inside. */ bodyR: number
}

/** A spring seat above a spring (`dir` 1) or below it (−1): rim, raised lip outside nothing, spigot inside the coil. mm. */
export function buildSpringSeat(detail: Detail, { y, inner, outer, bodyR }: SeatSize, dir: 1 | -1, thick = 4): Mesh {
  const bore = bodyR + 0.2
  const spigot = Math.max(bore + 0.6, inner - 0.5)
  const profile: Corner[] = [
    [bore, thick, 0.3],
    [outer - 1.4, thick, 0.8],
    [outer + 1.4, thick - 1.6, 0.6],
    [outer + 1.4, 0.04, 0.5],
    [spigot, 0.04, 0.2],
    [spigot - 0.2, -2.6, 0.5],
    [bore, -2.6, 0.3],
  ]
  const placed = profile.map(([r, at, fillet = 0]): Corner => [r, y + dir * at, fillet])
  return turn(detail, dir === 1 ? placed : placed.reverse(), { closed: true })
}

/** Threaded preload: spring seat, spanner ring and lock ring stacked upwards from the spring's face; `room` mm are there for the stack. */
export function buildPreloadRings(
  detail: Detail,
  size: SeatSize & { room: number; finish: Finish },
): { seat: Surface[]; ring: Surface[]; lock: Surface[]; top: number } {
  const { y, outer, bodyR, room, finish } = size
  const scale = Math.min(1, room / 22)
  const [a, b, c] = [y + 4 * scale, y + 13.4 * scale, y + 20.4 * scale]
  const wide = Math.max(bodyR + 5, Math.min(outer - 0.5, bodyR + 9))
  const narrow = bodyR + Math.max(4.4, Math.min(6, outer - bodyR - 1))
  const ring = (r: number, top: number, bottom: number, width: number) =>
    notchedRing(detail, {
      outer: r,
      bore: bodyR - 0.3,
      top,
      bottom,
      count: 8,
      depth: Math.min(2.2, (r - bodyR) * 0.42),
      width,
      edge: Math.min(1.1, (top - bottom) * 0.2),
    })
  return {
    seat: [surface('anodised-black', buildSpringSeat(detail, size, 1, a - y))],
    ring: [
      surface(
        'anodised-black',
        ring(wide, b, a + 0.1, 5.4),
        turnRing(detail, wide - 2.6, bodyR - 0.3, a + 0.3, a - 0.2, 0.2),
      ),
    ],
    lock: [surface(anodisedIn(finish), ring(narrow, c, b + 0.5, 5))],
    top: c,
  }
}

/** A ring about y whose upper edge climbs in `steps` stairs round the turn. mm. */
function turnStairs(
  detail: Detail,
  {
    bore,
    outer,
    bottom,
    low,
    rise,
    steps,
  }: { bore: number; outer: number; bottom: number; low: number; rise: number; steps: number },
): Mesh {
  const mesh = createMesh()
  const fine = Math.max(4, Math.round(detail.round / steps))
  const angles = Array.from({ length: steps }, (_, i) =>
    Array.from({ length: fine + 1 }, (_x, k) => ({
      angle: ((i + 0.03 + (0.94 * k) / fine) / steps) * 2 * Math.PI,
      top: low + (rise * i) / (steps - 1),
    })),
  ).flat()
  const all = [...angles, { ...(angles[0] ?? { angle: 0, top: low }), angle: (angles[0]?.angle ?? 0) + 2 * Math.PI }]
  const first = { count: 0 }
  for (const { angle, top } of all) {
    const section = roundOutline(
      [
        [bore, top, 0.3],
        [outer, top, 0.6],
        [outer, bottom, 0.6],
        [bore, bottom, 0.3],
      ],
      { closed: true, steps: detail.fillet },
    )
    first.count = section.length
    for (const { point, normal, along } of section)
      addVertex(
        mesh,
        [point[0] * Math.cos(angle), point[1], -point[0] * Math.sin(angle)],
        [normal[0] * Math.cos(angle), normal[1], -normal[0] * Math.sin(angle)],
        [angle, along],
      )
  }
  addSheet(mesh, 0, all.length, first.count)
  return smoothNormals(mesh)
}

/** Stepped preload: a cam with stairs on a spring seat, and the pegs of the body that carry it. */
export function buildCamRing(
  detail: Detail,
  size: SeatSize & { steps: number },
): { seat: Surface[]; cam: Surface[]; top: number } {
  const { y, outer, bodyR, steps } = size
  const count = Math.max(3, Math.min(7, steps))
  const wall = Math.min(outer - 0.5, bodyR + 5)
  const cam = turnStairs(detail, {
    bore: bodyR + 0.2,
    outer: wall,
    bottom: y + 3.6,
    low: y + 10.5,
    rise: 9.5,
    steps: count,
  })
  const peg = aimTurned(
    turn({ ...detail, round: 20 }, [
      [0, wall + 0.8],
      [2.6, wall + 0.8, 0.6],
      [2.6, bodyR - 2],
      [0, bodyR - 2],
    ]),
    'x',
    [0, y + 13.1, 0],
  )
  const holes = [30, 150, 270].map((angle) =>
    rotate(
      aimTurned(
        turn({ ...detail, round: 20 }, [
          [0, wall + 0.12],
          [2.1, wall + 0.12, 0.2],
          [2.1, wall - 1],
          [0, wall - 1],
        ]),
        'z',
        [0, y + 6.6, 0],
      ),
      'y',
      angle,
    ),
  )
  return {
    seat: [surface('anodised-black', buildSpringSeat(detail, size, 1, 4))],
    cam: [surface('steel-zinc', cam), surface('anodised-black', ...holes, peg)],
    top: y + 20,
  }
}

/** The hand wheel that presses the oil, its neck at the origin. */
function buildHandWheel(detail: Detail): Surface[] {
  const wheel = rotate(
    move(turnFluted(detail, { outer: 12, bore: 4, height: 14, flutes: 22, depth: 0.9 }), [0, -14, 0]),
    'y',
    0,
  )
  return [
    surface(
      'anodised-silver',
      turn(detail, [
        [0, 1],
        [6, 1, 0.6],
        [9, -4, 1],
        [9, -18, 0.6],
        [0, -18],
      ]),
    ),
    surface('anodised-blue', move(wheel, [0, -18.6, 0])),
    surface(
      'anodised-black',
      turn(detail, [
        [0, -18],
        [7.4, -18],
        [7.4, -33.4, 0.8],
        [0, -33.4],
      ]),
    ),
  ]
}

/** Hydraulic preload: a collar on the body, a hose and a hand wheel to the side (−x). */
export function buildHydraulicPreload(
  detail: Detail,
  size: SeatSize & { room: number; finish: Finish },
): { seat: Surface[]; motor: Surface[]; knob: Surface[]; top: number } {
  const { y, outer, bodyR, room } = size
  const [low, top] = [y + 4.2, y + Math.min(30, Math.max(16, room))]
  const mid = (low + top) / 2
  const collar = turn(
    detail,
    [
      [bodyR + 0.1, top, 0.3],
      [outer - 2.4, top, 0.8],
      [outer - 0.4, top - 2, 0.8],
      [outer - 0.4, mid + 2, 0.3],
      [outer - 1.2, mid + 1.6, 0.2],
      [outer - 1.2, mid - 0.4, 0.2],
      [outer - 0.4, mid - 0.8, 0.3],
      [outer - 0.4, low + 0.6, 0.6],
      [bodyR + 0.1, low + 0.6, 0.3],
    ],
    { closed: true },
  )
  const slide = turnRing(detail, outer - 3, bodyR + 0.1, low + 1, low - 0.2, 0.2)
  const x = -(outer + 30)
  const port = aimTurned(
    turn(detail, [
      [0, outer + 6],
      [4.4, outer + 6, 0.6],
      [4.4, outer + 2, 0.3],
      [6.4, outer + 1.6, 0.6],
      [6.4, outer - 3],
      [0, outer - 3],
    ]),
    '-x',
    [0, mid, 0],
  )
  const hose = buildHose(detail, {
    radius: 3,
    material: 'rubber',
    points: [
      [-outer - 5, mid, 0],
      [-outer - 18, mid + 3, 0],
      [x - 1, mid - 10, 4],
      [x, mid - 26, 6],
      [x, mid - 40, 6],
    ] satisfies Vec3[],
  })
  const head = mid - 40
  return {
    seat: [surface('anodised-black', buildSpringSeat(detail, size, 1, 4))],
    motor: joinSurfaces([
      surface('anodised-silver', collar, port),
      surface('steel-zinc', slide),
      {
        material: 'steel-zinc',
        mesh: rotate(
          socketBolt(detail, { at: [0, (y + low + mid) / 3 + 4, outer - 1], to: 'z', size: 4 }).mesh,
          'y',
          32,
        ),
      },
    ]),
    knob: joinSurfaces([...hose, ...mapSurfaces(buildHandWheel(detail), (mesh) => move(mesh, [x, head, 6]))]),
    top,
  }
}
